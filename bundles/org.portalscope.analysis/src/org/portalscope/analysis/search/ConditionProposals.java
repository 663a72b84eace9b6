package org.portalscope.analysis.search;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.portalscope.timeline.state.ProcessTable;

/** How a condition on steps that somebody is typing can go on: with names of fields, and in quotes with what there is to compare with. */
public final class ConditionProposals {

    private static final Pattern QUOTED = Pattern.compile("([a-z]+)\\s*[!=]=\\s*\"([^\"]*)$");
    private static final Pattern NAME = Pattern.compile("(?<![.\\w\"])[a-z_]*$");

    private final Map<String, Collection<String>> words;

    public ConditionProposals(ProcessTable processes) {
        words = KnownWords.of(processes);
    }

    /** The words that can stand where a text ends, by what is missing of them. */
    public List<Proposal> of(String begun) {
        Matcher quoted = QUOTED.matcher(begun);
        if (quoted.find() && words.containsKey(quoted.group(1))) {
            return beginning(quoted.group(2), words.get(quoted.group(1)));
        }
        Matcher name = NAME.matcher(begun);
        return name.find() && begun.chars().filter(each -> each == '"').count() % 2 == 0 ? beginning(name.group(), KindNames.ALL) : List.of();
    }

    private static List<Proposal> beginning(String start, Collection<String> words) {
        return words.stream().filter(word -> word.startsWith(start)).map(word -> new Proposal(word, word.substring(start.length()))).toList();
    }

    /**
     * A word.
     *
     * @param missing its end, which has not been typed yet
     */
    public record Proposal(String word, String missing) {
    }
}
