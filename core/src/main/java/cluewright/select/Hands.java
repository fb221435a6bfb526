package cluewright.select;

import cluewright.random.Rng;
import java.util.ArrayList;
import java.util.List;

/**
 * All hands that a player may get by themselves, as flat arrays: a hand is so many cards, each of which strikes off
 * something that the others leave.
 *
 * <p>For each hand there are the values for which all of its cards are true, and those for which all are false; with one
 * card these are all values, with more the rest is a mixture that neither an honest player nor a liar may hold.
 */
final class Hands {
    /** The most hands that are looked at; of more, those that come first in the shuffled pool. */
    static final int MOST = 20_000;

    private final int width;
    private final List<int[]> cards = new ArrayList<>();
    private long[] truths = new long[64];
    private long[] lies = new long[64];
    private boolean all = true;

    /** No hands yet of cards over so many values. */
    Hands(int size) {
        this.width = ValueSet.words(size);
    }

    /** How many words make a set. */
    int width() {
        return width;
    }

    int count() {
        return cards.size();
    }

    /** The cards of a hand. */
    int[] cards(int hand) {
        return cards.get(hand);
    }

    /** The sets of values for which all cards of a hand are true, {@link #width} words for each hand. */
    long[] truths() {
        return truths;
    }

    /** The same for values for which all cards are false. */
    long[] lies() {
        return lies;
    }

    /** How many values the hand leaves when it is true. */
    int share(int hand) {
        int share = 0;
        for (int word = 0; word < width; word++) {
            share += Long.bitCount(truths[hand * width + word]);
        }
        return share;
    }

    /** Whether the hand leaves a value when it is true. */
    boolean leaves(int hand, int value) {
        return (truths[hand * width + (value >> 6)] >>> (value & 63) & 1) != 0;
    }

    /** How many values two hands both leave. */
    int common(int hand, int other) {
        int common = 0;
        for (int word = 0; word < width; word++) {
            common += Long.bitCount(truths[hand * width + word] & truths[other * width + word]);
        }
        return common;
    }

    /** Whether one of two hands leaves nothing that the other does not. */
    boolean isNested(int hand, int other) {
        long onlyHand = 0;
        long onlyOther = 0;
        for (int word = 0; word < width; word++) {
            long one = truths[hand * width + word];
            long two = truths[other * width + word];
            onlyHand |= one & ~two;
            onlyOther |= two & ~one;
        }
        return onlyHand == 0 || onlyOther == 0;
    }

    /** Adds a hand; returns its number. */
    int add(Problem problem, int[] hand) {
        int at = cards.size() * width;
        if (at + width > truths.length) {
            truths = java.util.Arrays.copyOf(truths, truths.length * 2);
            lies = java.util.Arrays.copyOf(lies, lies.length * 2);
        }
        for (int word = 0; word < width; word++) {
            truths[at + word] = problem.truth(hand, word);
            lies[at + word] = problem.lie(hand, word);
        }
        cards.add(hand);
        return cards.size() - 1;
    }

    /** How many hands of {@code each} cards so many cards make. */
    static long count(int cards, int each) {
        long count = 1;
        for (int card = 0; card < each; card++) {
            count = count * (cards - card) / (card + 1);
        }
        return count;
    }

    /** Whether no hand was passed over because there are too many. */
    boolean isAll() {
        return all;
    }

    /** The numbers of at most so many random hands of a stretch, in random order. */
    int[] order(int from, int to, int most, Rng rng) {
        int[] order = new int[to - from];
        for (int i = 0; i < order.length; i++) {
            order[i] = from + i;
        }
        int length = Math.min(most, order.length);
        for (int i = 0; i < length; i++) {
            int other = rng.between(i, order.length - 1);
            int moved = order[i];
            order[i] = order[other];
            order[other] = moved;
        }
        return java.util.Arrays.copyOf(order, length);
    }

    /** All hands of {@code each} of these cards that pass {@code gates}, up to {@link #MOST}. */
    static Hands of(Problem problem, List<Integer> some, int each) {
        Hands hands = new Hands(problem.size());
        hands.more(problem, some, each);
        return hands;
    }

    /** Adds all hands of other cards. */
    void more(Problem problem, List<Integer> some, int each) {
        more(problem, some, each, MOST);
    }

    /** The same, but no more than so many. */
    void more(Problem problem, List<Integer> some, int each, int most) {
        grow(problem, some, 0, new int[0], each, count() + most);
    }

    /** The numbers of the hands that leave a value, from this one on. */
    int[] allowing(int value, int from) {
        int[] found = new int[count() - from];
        int many = 0;
        for (int hand = from; hand < count(); hand++) {
            if (leaves(hand, value)) {
                found[many++] = hand;
            }
        }
        return java.util.Arrays.copyOf(found, many);
    }

    private void grow(Problem problem, List<Integer> some, int from, int[] begun, int each, int most) {
        for (int i = from; i < some.size(); i++) {
            if (count() == most) {
                all = false;
                return;
            }
            int[] hand = java.util.Arrays.copyOf(begun, begun.length + 1);
            hand[begun.length] = some.get(i);
            if (!problem.isHand(hand)) {
                continue;
            }
            if (hand.length < each) {
                grow(problem, some, i + 1, hand, each, most);
            } else if (problem.isShare(problem.share(hand))) {
                add(problem, hand);
            }
        }
    }
}
