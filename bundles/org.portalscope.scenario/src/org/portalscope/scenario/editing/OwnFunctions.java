package org.portalscope.scenario.editing;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The functions that a text declares. */
final class OwnFunctions {

    private static final String COMMENT = "//";

    private OwnFunctions() {
    }

    /** Their contracts: the comment above a function says what it does. */
    static List<FunctionContract> in(TokenText tokens) {
        List<FunctionContract> found = new ArrayList<>();
        for (int i = 0; i + 2 < tokens.size(); i++) {
            if (tokens.is(i, "function") && tokens.get(i + 1).isName() && tokens.is(i + 2, "(")) {
                found.add(contract(tokens, i));
            }
        }
        return found;
    }

    private static FunctionContract contract(TokenText tokens, int function) {
        int close = function + 2;
        while (close < tokens.size() - 1 && !tokens.is(close, ")") && !tokens.is(close, "{")) {
            close++;
        }
        String result = tokens.is(close + 1, ":") ? type(tokens, close + 2) : "";
        return new FunctionContract(tokens.get(function + 1).text(), comment(tokens.text(), tokens.get(function).range().offset()), "",
                parameters(tokens, function + 3, close), result, List.of());
    }

    private static List<FunctionContract.Parameter> parameters(TokenText tokens, int from, int close) {
        List<FunctionContract.Parameter> parameters = new ArrayList<>();
        for (int i = from; i < close; i++) {
            if (tokens.is(i + 1, ":")) {
                parameters.add(new FunctionContract.Parameter(tokens.get(i).text(), type(tokens, i + 2), "", false));
            }
        }
        return parameters;
    }

    /** Such as {@code list of integer}. */
    private static String type(TokenText tokens, int first) {
        if (first >= tokens.size()) {
            return "";
        }
        String kind = tokens.get(first).text();
        return tokens.is(first + 1, "of") && first + 2 < tokens.size() ? kind + " of " + tokens.get(first + 2).text() : kind;
    }

    /** The lines of comment directly above a place, as one. */
    private static String comment(String text, int offset) {
        List<String> above = new ArrayList<>(text.substring(0, offset).lines().map(String::strip).toList());
        if (!above.isEmpty() && above.get(above.size() - 1).isEmpty()) {
            above.remove(above.size() - 1);
        }
        Collections.reverse(above);
        List<String> comment = new ArrayList<>(above.stream().takeWhile(line -> line.startsWith(COMMENT))
                .map(line -> line.substring(COMMENT.length()).strip()).toList());
        Collections.reverse(comment);
        return String.join(" ", comment);
    }
}
