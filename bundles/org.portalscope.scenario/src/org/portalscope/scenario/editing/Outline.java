package org.portalscope.scenario.editing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

import org.portalscope.scenario.editing.OutlineItem.Kind;

/** Finds what a text declares, in its order, also where its syntax is wrong. */
public final class Outline {

    private static final Map<String, Kind> KINDS = Arrays.stream(Kind.values()).collect(Collectors.toMap(Kind::word, Function.identity()));
    private static final int LONGEST = 60;

    private final TokenText tokens;

    private Outline(TokenText tokens) {
        this.tokens = tokens;
    }

    /** The outline of a text: its declarations, with those in them below them. */
    public static List<OutlineItem> of(String text) {
        return of(TokenText.of(text));
    }

    static List<OutlineItem> of(TokenText tokens) {
        return new Outline(tokens).items(0, tokens.size());
    }

    private List<OutlineItem> items(int from, int to) {
        List<OutlineItem> items = new ArrayList<>();
        int i = from;
        while (i < to) {
            Optional<Kind> kind = kind(i);
            if (kind.isPresent()) {
                int end = end(kind.get(), i);
                items.add(item(kind.get(), i, end));
                i = end;
            }
            i++;
        }
        return items;
    }

    /** What begins with the token of an index, if that is a declaration. Words that are reserved in one place only may be names of the user's. */
    private Optional<Kind> kind(int index) {
        boolean named = tokens.is(index + 1, "=") || tokens.is(index + 1, ".") || tokens.is(index + 1, "(") || tokens.is(index + 1, "[");
        boolean first = tokens.isFirst(index) && (!named || tokens.is(index, "always") || tokens.is(index, "finally"));
        return first && index + 1 < tokens.size() ? Optional.ofNullable(KINDS.get(tokens.get(index).text())) : Optional.empty();
    }

    private int end(Kind kind, int first) {
        int end = tokens.closing(first);
        return !kind.hasBlock() && tokens.is(end + 1, ";") ? end + 1 : end;
    }

    private OutlineItem item(Kind kind, int first, int end) {
        List<OutlineItem> children = kind.hasBlock() ? items(first + 1, end) : List.of();
        TextRange name = kind == Kind.ALWAYS || kind == Kind.FINALLY ? tokens.get(first).range() : tokens.get(first + 1).range();
        return new OutlineItem(kind, label(kind, first, end), name, tokens.range(first, end), children);
    }

    private String label(Kind kind, int first, int end) {
        return switch (kind) {
            case SCENARIO, IMPORT, LABEL, USE, CONSTANT, THREAD -> unquoted(tokens.get(first + 1).text());
            case FUNCTION -> upTo(first + 1, end, ")");
            case REGION -> upTo(first + 1, end, "=");
            default -> upTo(first + 1, end, "{");
        };
    }

    private static String unquoted(String text) {
        return text.length() > 1 && text.startsWith("\"") ? text.substring(1, text.length() - 1) : text;
    }

    /** What is written from one token to another, or to a sign before it: a closing one included, any other left out. */
    private String upTo(int from, int end, String sign) {
        int last = from;
        while (last < end && !tokens.is(last + 1, sign) && !tokens.is(last + 1, ";")) {
            last++;
        }
        TextRange range = tokens.range(from, tokens.is(last + 1, ")") && sign.equals(")") ? last + 1 : last);
        String words = tokens.text().substring(range.offset(), range.end()).replaceAll("\\s+", " ");
        return words.length() > LONGEST ? words.substring(0, LONGEST - 1) + "…" : words;
    }
}
