package org.portalscope.presentation.table;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.portalscope.analysis.search.ConditionProposals.Proposal;

/** How the filter of a table that somebody is typing can go on: with names of columns, and behind a colon with words that occur there. */
public final class FilterProposals {

    /** Rows that are looked at for words. */
    private static final int ROWS = 1000;
    private static final int MOST = 60;

    private FilterProposals() {
    }

    /**
     * The words that can stand where a text ends, by what is missing of them.
     *
     * @param begun what stands in the filter before the caret
     */
    public static List<Proposal> of(StateTable table, String begun) {
        String word = begun.substring(Math.max(begun.lastIndexOf(' '), begun.lastIndexOf('\t')) + 1);
        int[] columns = TableFilter.named(word, table.columns());
        String start = columns.length == 0 ? word : word.substring(word.indexOf(':') + 1);
        Stream<String> words = columns.length == 0 ? names(table) : words(table, columns).stream();
        return words.filter(proposed -> proposed.toLowerCase(Locale.ROOT).startsWith(start.toLowerCase(Locale.ROOT)) && proposed.length() > start.length())
                .limit(MOST).map(proposed -> new Proposal(proposed, proposed.substring(start.length()))).toList();
    }

    private static Stream<String> names(StateTable table) {
        Stream<String> own = table.columns().stream().map(StateColumn::name).filter(name -> !name.contains(" ") && Character.isLetter(name.charAt(0)));
        return Stream.concat(own, TableFilter.aliases(table.columns())).distinct().map(name -> name + ":");
    }

    private static Set<String> words(StateTable table, int[] columns) {
        Set<String> words = new LinkedHashSet<>();
        for (StateRow row : table.rows().subList(0, Math.min(ROWS, table.rows().size()))) {
            IntStream.of(columns).mapToObj(row::text).flatMap(text -> Stream.of(text.split("[\\s,]+"))).filter(word -> !word.isEmpty()).forEach(words::add);
        }
        return words;
    }
}
