package org.portalscope.scenario.reference;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The rules of a grammar file with the comments above them, in the order of the file. */
final class Grammar {

    private static final Pattern RULE = Pattern.compile("(?m)((?:^// .*\n)*)^(\\w+)\\s*:((?:[^;']++|'(?:\\\\.|[^'\\\\])*+')*+);");
    private static final Pattern WORD = Pattern.compile("'(?:\\\\.|[^'\\\\])*'|\\[(?:\\\\.|[^\\]\\\\])*\\]|<[^>]*>|#.*|->.*|\\w+\\s*\\+?=|\\w+|\\s+|.");

    static final char LABEL = '@';

    /**
     * A rule.
     *
     * @param about what the comment above it says; may be empty
     * @param ways  the alternatives, each a list of words, signs and spaces; what a part is called there stands before its rule and {@link #LABEL}
     */
    record Rule(String name, String about, List<List<String>> ways) {
    }

    private Grammar() {
    }

    static Map<String, Rule> rules(String text) {
        Map<String, Rule> rules = new LinkedHashMap<>();
        Matcher matcher = RULE.matcher(text);
        while (matcher.find()) {
            String about = matcher.group(1).replaceAll("(?m)^// ", "").strip().replace('\n', ' ');
            rules.put(matcher.group(2), new Rule(matcher.group(2), about, ways(matcher.group(3))));
        }
        return rules;
    }

    /** What is between the bars that are not in brackets. */
    private static List<List<String>> ways(String body) {
        List<List<String>> ways = new ArrayList<>(List.of(new ArrayList<>()));
        int depth = 0;
        String label = "";
        Matcher words = WORD.matcher(body.strip());
        while (words.find()) {
            String word = words.group();
            depth += word.equals("(") ? 1 : word.equals(")") ? -1 : 0;
            if (word.equals("|") && depth == 0) {
                ways.add(new ArrayList<>());
            } else if (word.endsWith("=") && word.length() > 1) {
                label = word.replaceAll("\\W", "") + LABEL;
            } else if (!isRemark(word)) {
                add(ways.get(ways.size() - 1), Character.isLetter(word.charAt(0)) ? label + word : word);
                label = "";
            }
        }
        return ways;
    }

    private static boolean isRemark(String word) {
        return word.startsWith("#") || word.startsWith("->") || word.startsWith("<");
    }

    private static void add(List<String> way, String word) {
        if (!word.isBlank()) {
            way.add(word);
        } else if (!way.isEmpty() && !way.get(way.size() - 1).equals(" ")) {
            way.add(" ");
        }
    }
}
