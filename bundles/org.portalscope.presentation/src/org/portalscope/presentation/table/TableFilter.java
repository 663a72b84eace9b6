package org.portalscope.presentation.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Rows that a user wants to see: those in which each word of a text stands. A word {@code portal:4} stands in a column whose name begins with what is before
 * the colon, and if it is a number it is not part of a longer one; any other word stands in whatever column. Capitals do not matter, nor do the underscores
 * of numbers.
 */
public record TableFilter(String text) {

    private static final Pattern NAMED = Pattern.compile("[A-Za-z_]+:");
    /** What the columns that tell of the other process are called in each table. */
    private static final Map<String, String> ALIASES = Map.of("match_id", "peer", "initiator", "peer");

    /** @param columns indexes of those that it may stand in */
    private record Word(int[] columns, String part, boolean whole) {

        boolean isIn(StateRow row) {
            for (int column : columns) {
                if (CellText.holds(row.text(column), part, whole)) {
                    return true;
                }
            }
            return false;
        }
    }

    /** The rows of a table that meet it, in their order. */
    public List<StateRow> of(StateTable table) {
        FilterPass pass = pass(table);
        pass.advance(table.rows().size());
        return pass.found();
    }

    /** What goes through a table for the rows that meet it. */
    public FilterPass pass(StateTable table) {
        List<Word> words = words(table.columns());
        return new FilterPass(table, row -> words.stream().allMatch(word -> word.isIn(row)));
    }

    /** Whether every row meets it, whatever it says. */
    public boolean isEmpty() {
        return text.isBlank();
    }

    private List<Word> words(List<StateColumn> columns) {
        List<Word> words = new ArrayList<>();
        for (String word : plain(text).strip().split("\\s+")) {
            if (!word.isEmpty()) {
                words.add(word(word, columns));
            }
        }
        return words;
    }

    /** What is wrong with it if no row meets it: a name that no column has, or nothing. */
    public Optional<String> problem(List<StateColumn> columns) {
        return Stream.of(text.strip().split("\\s+")).filter(word -> NAMED.matcher(word).lookingAt() && named(word, columns).length == 0)
                .map(word -> "No column begins with " + word.substring(0, word.indexOf(':')) + ".").findFirst();
    }

    /** The columns that the name before the colon of a word stands for; none if it has no such name. */
    static int[] named(String word, List<StateColumn> columns) {
        int colon = word.indexOf(':');
        String name = colon <= 0 ? "" : plain(word.substring(0, colon));
        return name.isEmpty() ? new int[0] : IntStream.range(0, columns.size()).filter(i -> isCalled(columns.get(i), name)).toArray();
    }

    private static boolean isCalled(StateColumn column, String name) {
        return plain(column.name()).startsWith(name) || ALIASES.getOrDefault(column.name(), "").startsWith(name);
    }

    /** Other names of columns. */
    static Stream<String> aliases(List<StateColumn> columns) {
        return columns.stream().map(StateColumn::name).filter(ALIASES::containsKey).map(ALIASES::get);
    }

    /** A colon that stands behind no name of a column is a part of its word, as that of a process id is. */
    private static Word word(String word, List<StateColumn> columns) {
        int[] named = named(word, columns);
        if (named.length == 0) {
            return new Word(IntStream.range(0, columns.size()).toArray(), word, false);
        }
        String part = word.substring(word.indexOf(':') + 1);
        return new Word(named, part, !part.isEmpty() && part.chars().allMatch(Character::isDigit));
    }

    private static String plain(String text) {
        return text.toLowerCase(Locale.ROOT).replace("_", "");
    }
}
