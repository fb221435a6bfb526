package cluewright.print;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;

/** PDF and SVG: the same bytes every time, vectors, fonts inside. */
class FilesTest {
    @Test
    void theSameDocumentGivesTheSameBytes() {
        for (Original original : List.of(Papers.suspects(), Papers.pocket(), Papers.whodunit())) {
            List<Sheet> sheets = Prints.of(original, List.of(), Paper.A4);
            byte[] pdf = PdfFile.of(sheets, Paper.A4, "The mill");
            assertThat(PdfFile.of(Prints.of(original, List.of(), Paper.A4), Paper.A4, "The mill"))
                    .isEqualTo(pdf);
            byte[] svg = SvgFile.of(sheets, Paper.A4, "The mill");
            assertThat(SvgFile.of(Prints.of(original, List.of(), Paper.A4), Paper.A4, "The mill"))
                    .isEqualTo(svg);
            assertThat(new String(pdf, StandardCharsets.ISO_8859_1)).doesNotContain("CreationDate", "ModDate");
        }
    }

    @Test
    void thePdfHasFontsInsideNoPicturesAndTextToSearch() throws IOException {
        byte[] pdf = PdfFile.of(Prints.of(Papers.suspects(), List.of(), Paper.LETTER), Paper.LETTER, "The mill");
        try (PDDocument document = Loader.loadPDF(pdf)) {
            assertThat(document.getDocumentInformation().getCreationDate()).isNull();
            for (PDPage page : document.getPages()) {
                assertThat(page.getMediaBox().getWidth()).isEqualTo(612);
                assertThat(page.getMediaBox().getHeight()).isEqualTo(792);
                assertThat(page.getResources().getXObjectNames()).isEmpty();
                assertThat(page.getResources().getFontNames()).isNotEmpty();
                for (COSName font : page.getResources().getFontNames()) {
                    assertThat(page.getResources().getFont(font).isEmbedded()).isTrue();
                }
            }
            String text = new PDFTextStripper().getText(document);
            assertThat(text).contains("The mill", "Ada", "There are exactly 2 suspects in row 1.", "HUNT");
        }
    }

    @Test
    void theLicenceOfTheFontComesAlong() throws IOException {
        try (var licence = Face.class.getResourceAsStream("/net/sf/jasperreports/fonts/dejavu/LICENSE")) {
            assertThat(new String(licence.readAllBytes(), StandardCharsets.UTF_8))
                    .contains("Bitstream Vera");
        }
    }

    @Test
    void theSvgIsWellFormedAndNeedsNoFontAndNoOtherFile() throws Exception {
        for (Original original : List.of(Papers.whodunit(), Papers.full("hex", 5, 4))) {
            byte[] svg = SvgFile.of(Prints.of(original, List.of(), Paper.A4), Paper.A4, "Salt & <pepper>");
            Document document =
                    DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new ByteArrayInputStream(svg));
            assertThat(document.getElementsByTagName("title").item(0).getTextContent())
                    .isEqualTo("Salt & <pepper>");
            assertThat(document.getElementsByTagName("text").getLength()).isZero();
            assertThat(document.getElementsByTagName("image").getLength()).isZero();
            assertThat(document.getElementsByTagName("use").getLength()).isPositive();
            for (int i = 0; i < document.getElementsByTagName("use").getLength(); i += 997) {
                String href = document.getElementsByTagName("use")
                        .item(i)
                        .getAttributes()
                        .getNamedItem("href")
                        .getNodeValue();
                assertThat(new String(svg, StandardCharsets.UTF_8)).contains("id=\"" + href.substring(1) + "\"");
            }
        }
    }

    @Test
    void numbersAreWrittenAlikeEverywhere() {
        assertThat(List.of(0.0, 1.0, -0.004, 1.5, -2.05, 3.14159, 1234.996).stream()
                        .map(SvgFile::number))
                .containsExactly("0", "1", "0", "1.5", "-2.05", "3.14", "1235");
    }
}
