package cluewright.cli;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * Keeps the arrows between modules and packages, and keeps out of `core` and `games` what is missing
 * in a browser or differs there without a warning.
 */
@AnalyzeClasses(packages = "cluewright", importOptions = DoNotIncludeTests.class)
class ArchitectureTest {
    /** The packages of `core`: each may import only itself and those before it. */
    private static final List<String> CORE =
            List.of("random", "formula", "space", "clue", "prove", "select", "deduce", "grade", "puzzle");

    /** The packages of `games`, one for each family. */
    private static final List<String> GAMES = List.of("suspects", "whodunit", "treasure", "template");

    /** The module `games`: the families, and the list that names them, which alone knows more than one. */
    private static final List<String> GAMES_MODULE =
            Stream.concat(GAMES.stream(), Stream.of("games")).toList();

    private static final String[] CORE_PACKAGES = packages(CORE);
    private static final String[] GAMES_PACKAGES = packages(GAMES_MODULE);
    private static final String[] BROWSER_PACKAGES =
            packages(Stream.of(CORE, GAMES_MODULE).flatMap(List::stream).toList());

    @ArchTest
    static void corePackagesImportOnlyThoseBeforeThem(JavaClasses all) {
        for (int i = 0; i < CORE.size() - 1; i++) {
            String[] later = packages(CORE.subList(i + 1, CORE.size()));
            rule(noClasses()
                            .that()
                            .resideInAPackage("cluewright." + CORE.get(i) + "..")
                            .should()
                            .dependOnClassesThat()
                            .resideInAnyPackage(later))
                    .check(all);
        }
    }

    @ArchTest
    static final ArchRule coreImportsTheJdkAlone = rule(classes()
            .that()
            .resideInAnyPackage(CORE_PACKAGES)
            .should()
            .onlyDependOnClassesThat(resideInAnyPackage(CORE_PACKAGES).or(jdkOrAnnotations())));

    @ArchTest
    static final ArchRule gamesImportCoreAlone = rule(classes()
            .that()
            .resideInAnyPackage(GAMES_PACKAGES)
            .should()
            .onlyDependOnClassesThat(resideInAnyPackage(BROWSER_PACKAGES).or(jdkOrAnnotations())));

    @ArchTest
    static void gamesDoNotKnowEachOther(JavaClasses all) {
        for (String game : GAMES) {
            String[] others =
                    packages(GAMES_MODULE.stream().filter(g -> !g.equals(game)).toList());
            rule(noClasses()
                            .that()
                            .resideInAPackage("cluewright." + game + "..")
                            .should()
                            .dependOnClassesThat()
                            .resideInAnyPackage(others))
                    .check(all);
        }
    }

    @ArchTest
    static final ArchRule onlyCpsatImportsOrTools = rule(noClasses()
            .that()
            .resideOutsideOfPackage("cluewright.cpsat..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("com.google.ortools.."));

    @ArchTest
    static final ArchRule printKnowsCoreAlone = rule(noClasses()
            .that()
            .resideInAPackage("cluewright.print..")
            .should()
            .dependOnClassesThat(resideInAnyPackage("cluewright..")
                    .and(not(resideInAnyPackage(CORE_PACKAGES)))
                    .and(not(resideInAnyPackage("cluewright.print..")))
                    .as("are neither in core nor in print")));

    @ArchTest
    static final ArchRule nothingImportsTheCommandLine = rule(noClasses()
            .that()
            .resideOutsideOfPackages("cluewright.cli..", "cluewright.benchmarks..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("cluewright.cli.."));

    @ArchTest
    static final ArchRule noFilesThreadsClocksReflectionOrForeignRandomness = rule(
            noClasses().that().resideInAnyPackage(BROWSER_PACKAGES).should().dependOnClassesThat(absentInABrowser()));

    @ArchTest
    static final ArchRule noCallThatIsAbsentOrDiffersInABrowser = rule(noClasses()
            .that()
            .resideInAnyPackage(BROWSER_PACKAGES)
            .should()
            .callCodeUnitWhere(absentOrDifferentCall()));

    /** A guard on this class itself: the packages it names are where the classes are. */
    @ArchTest
    static void everyPackageIsKnownHere(JavaClasses all) {
        List<String> known = Stream.of(
                        CORE.stream(),
                        GAMES_MODULE.stream(),
                        Stream.of("cpsat", "documents", "print", "server", "cli", "testkit", "benchmarks"))
                .flatMap(s -> s)
                .toList();
        List<String> roots = all.stream()
                .map(c -> c.getPackageName().split("\\.")[1])
                .distinct()
                .toList();
        assertThat(known)
                .as("add a new package to the lists in ArchitectureTest")
                .containsAll(roots);
    }

    private static DescribedPredicate<JavaClass> jdkOrAnnotations() {
        return resideInAnyPackage("java..", "org.jspecify.annotations..", "") // "": arrays of primitives
                .as("the JDK's java.* or jspecify");
    }

    /** Classes that a browser lacks, or that bring in what the outcome must not depend on. */
    private static DescribedPredicate<JavaClass> absentInABrowser() {
        DescribedPredicate<JavaClass> packages = resideInAnyPackage(
                "java.io..",
                "java.nio..",
                "java.net..",
                "java.security..",
                "java.text..",
                "java.time..",
                "java.lang.reflect..",
                "java.lang.ref..",
                "java.util.concurrent..",
                "java.util.random..",
                "java.util.jar..",
                "java.util.zip..",
                "java.util.logging..",
                "java.util.prefs..");
        DescribedPredicate<JavaClass> named = belongToAnyOf(
                Thread.class,
                ThreadLocal.class,
                Runtime.class,
                Process.class,
                ProcessBuilder.class,
                java.util.Random.class,
                java.util.SplittableRandom.class,
                java.util.UUID.class,
                java.util.Date.class,
                java.util.Calendar.class,
                java.util.Timer.class,
                java.util.Formatter.class,
                java.util.HexFormat.class,
                java.util.ServiceLoader.class,
                java.util.ResourceBundle.class);
        return packages.or(named)
                .and(not(type(java.io.Serializable.class)))
                .as("are absent in a browser, or not a function of the seed");
    }

    private static DescribedPredicate<JavaCall<?>> absentOrDifferentCall() {
        return call(String.class, "lines", "indent", "format", "formatted")
                .or(call(Locale.class, "getDefault", "setDefault", "forLanguageTag"))
                .or(call(Math.class, "multiplyHigh", "unsignedMultiplyHigh", "random"))
                .or(call(StrictMath.class, "random"))
                .or(call(java.util.Collections.class, "shuffle"))
                .or(call(java.util.Collection.class, "parallelStream"))
                .or(call(java.util.stream.BaseStream.class, "parallel"))
                .or(call(java.util.regex.Matcher.class, "results"))
                .or(call(Class.class, "getRecordComponents", "forName", "getMethods", "getDeclaredMethods"))
                .or(call(Class.class, "getDeclaredFields", "getResourceAsStream", "getResource"))
                .or(call(
                        System.class,
                        "currentTimeMillis",
                        "nanoTime",
                        "getProperty",
                        "getenv",
                        "lineSeparator",
                        "identityHashCode"))
                .or(call(Object.class, "wait", "notify", "notifyAll"))
                .or(caseWithoutLocale())
                .as("the target is absent in a browser, or answers differently there or by locale");
    }

    private static DescribedPredicate<JavaCall<?>> call(Class<?> type, String... methods) {
        List<String> names = List.of(methods);
        return DescribedPredicate.describe(
                type.getSimpleName() + names,
                c -> names.contains(c.getName()) && c.getTargetOwner().isAssignableTo(type));
    }

    private static DescribedPredicate<JavaCall<?>> caseWithoutLocale() {
        return DescribedPredicate.describe(
                "change of case by the machine's locale",
                c -> c.getTargetOwner().isEquivalentTo(String.class)
                        && List.of("toLowerCase", "toUpperCase").contains(c.getName())
                        && c.getTarget().getRawParameterTypes().isEmpty());
    }

    /** A rule may meet no class yet: modules grow. */
    private static ArchRule rule(ArchRule rule) {
        return rule.allowEmptyShould(true);
    }

    private static String[] packages(List<String> names) {
        return names.stream().map(n -> "cluewright." + n + "..").toArray(String[]::new);
    }
}
