package org.portalscope.session.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * Rows that a user wants to see: those in which each word of a text stands. A word {@code portal:4} stands in a column whose name begins with what is before
 * the colon, any other in whatever column; capitals do not matter, nor do the underscores of numbers.
 */
public record TableFilter(String text) {

    private record Word(String column, String part) {

        boolean isIn(List<StateColumn> columns, StateRow row) {
            return IntStream.range(0, columns.size()).filter(i -> column.isEmpty() || plain(columns.get(i).name()).startsWith(column))
                    .anyMatch(i -> column.isEmpty() || part.isEmpty() ? plain(row.text(i)).contains(part) : stands(row.text(i)));
        }

        /** Asked for by its column, 4 is not found in 14. */
        private boolean stands(String cell) {
            String plain = plain(cell);
            return part.matches("\\d+") ? List.of(plain.split("[^\\p{L}\\d]+")).contains(part) : plain.contains(part);
        }
    }

    /** The rows of a table that meet it, in their order. */
    public List<StateRow> of(StateTable table) {
        List<Word> words = words(table.columns());
        return words.isEmpty() ? table.rows()
                : table.rows().stream().filter(row -> words.stream().allMatch(word -> word.isIn(table.columns(), row))).toList();
    }

    /** A colon that stands behind no name of a column is a part of its word, as that of a process id is. */
    private List<Word> words(List<StateColumn> columns) {
        List<Word> words = new ArrayList<>();
        for (String word : text.strip().split("\\s+")) {
            String column = plain(word.substring(0, Math.max(0, word.indexOf(':'))));
            boolean named = !column.isEmpty() && columns.stream().anyMatch(it -> plain(it.name()).startsWith(column));
            if (!word.isEmpty()) {
                words.add(named ? new Word(column, plain(word.substring(word.indexOf(':') + 1))) : new Word("", plain(word)));
            }
        }
        return words;
    }

    private static String plain(String text) {
        return text.toLowerCase(Locale.ROOT).replace("_", "");
    }
}
