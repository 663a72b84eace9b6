package org.portalscope.analysis.whatif;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.portalscope.expression.value.Suggestion;

/**
 * A part of a question: {@code put bits=0x8 from=0:0}, {@code entry me 0 bits=0x8} or {@code md md 0 threshold=1}.
 *
 * @param word    what it is about
 * @param object  which one, or empty
 * @param members what is to be otherwise, by name
 */
record Clause(String word, String object, Map<String, String> members) {

    private static final String BETWEEN = ";";

    /** The parts of a question. */
    static List<Clause> all(String question) throws WhatIfException {
        List<Clause> clauses = new ArrayList<>();
        for (String text : question.split(BETWEEN)) {
            if (!text.isBlank()) {
                clauses.add(of(text.strip()));
            }
        }
        return clauses;
    }

    private static Clause of(String text) throws WhatIfException {
        List<String> words = List.of(text.split("\\s+"));
        List<String> object = new ArrayList<>();
        Map<String, String> members = new LinkedHashMap<>();
        for (String word : words.subList(1, words.size())) {
            int equals = word.indexOf('=');
            if (equals > 0) {
                members.put(word.substring(0, equals), word.substring(equals + 1));
            } else if (members.isEmpty()) {
                object.add(word);
            } else {
                throw new WhatIfException("'" + word + "' is no member with its value, such as bits=0x7.");
            }
        }
        return new Clause(words.get(0), String.join(" ", object), members);
    }

    /** @throws WhatIfException if it names other members than some */
    void require(Set<String> known) throws WhatIfException {
        for (String name : members.keySet()) {
            if (!known.contains(name)) {
                throw new WhatIfException("'" + name + "' is nothing that can be otherwise of '" + word + "'" + Suggestion.near(name, known) + "; there is "
                        + String.join(", ", known.stream().sorted().toList()) + '.');
            }
        }
    }
}
