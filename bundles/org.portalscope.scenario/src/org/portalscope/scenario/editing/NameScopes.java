package org.portalscope.scenario.editing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

import org.portalscope.expression.value.Members;
import org.portalscope.expression.value.Type;
import org.portalscope.scenario.editing.OutlineItem.Kind;

/** Which uses of a name in a text mean the same: a name belongs to the file, to a process, or to a function. */
final class NameScopes {

    private static final Set<String> DECLARING = Set.of("region", "as", "thread", "const", "function", "process");
    private static final Set<String> BEFORE_STRUCTURES = Set.of("(", ",", "=", "[", "{");

    private final TokenText tokens;
    private final TextRange file;
    private final List<OutlineItem> items;

    NameScopes(TokenText tokens) {
        this.tokens = tokens;
        file = new TextRange(0, tokens.text().length());
        items = Outline.of(tokens);
    }

    /** The uses of the name that a token is. */
    NameUses uses(int index) {
        String name = tokens.get(index).text();
        boolean member = isMember(index);
        TextRange scope = scope(index);
        List<Integer> same = IntStream.range(0, tokens.size())
                .filter(i -> tokens.is(i, name) && tokens.isName(i) && isMember(i) == member && scope(i).equals(scope)).boxed().toList();
        Optional<TextRange> declaration = member ? Optional.empty() : same.stream().filter(this::isDeclared).findFirst().map(i -> tokens.get(i).range());
        return new NameUses(name, declaration, same.stream().map(i -> tokens.get(i).range()).toList(), member);
    }

    /** What the name at a token belongs to. */
    private TextRange scope(int index) {
        String name = tokens.get(index).text();
        int place = tokens.get(index).range().offset();
        if (isMember(index)) {
            return file;
        }
        Optional<OutlineItem> process = around(items, place, Kind.PROCESS);
        Optional<OutlineItem> function = around(process.map(OutlineItem::children).orElse(items), place, Kind.FUNCTION);
        if (function.isPresent() && !function.get().name().touches(place) && isLocal(name, function.get(), process)) {
            return function.get().whole();
        }
        boolean ofProcess = process.isPresent() && !process.get().name().equals(tokens.get(index).range());
        return ofProcess && isDeclared(name, process.get().whole(), process) ? process.get().whole() : file;
    }

    private boolean isLocal(String name, OutlineItem function, Optional<OutlineItem> process) {
        if (declarations(name, function.whole()).stream().anyMatch(i -> tokens.is(i + 1, ":"))) {
            return true;
        }
        boolean outside = process.isPresent() && isDeclared(name, process.get().whole(), process) || isDeclaredInFile(name);
        return !outside && !declarations(name, function.whole()).isEmpty();
    }

    /** Whether a name is declared in a part of the text, in its functions excepted. */
    private boolean isDeclared(String name, TextRange range, Optional<OutlineItem> process) {
        List<OutlineItem> inner = process.map(OutlineItem::children).orElse(items);
        return declarations(name, range).stream().map(i -> tokens.get(i).range()).filter(found -> process.isEmpty() || !process.get().name().equals(found))
                .anyMatch(found -> around(inner, found.offset(), Kind.FUNCTION).filter(function -> !function.name().equals(found)).isEmpty());
    }

    private boolean isDeclaredInFile(String name) {
        return declarations(name, file).stream().map(i -> tokens.get(i).range()).anyMatch(found -> items.stream()
                .filter(item -> item.whole().touches(found.offset())).allMatch(item -> item.name().equals(found)));
    }

    private List<Integer> declarations(String name, TextRange range) {
        List<Integer> found = new ArrayList<>();
        for (int i = 0; i < tokens.size(); i++) {
            TextRange place = tokens.get(i).range();
            if (tokens.is(i, name) && tokens.isName(i) && place.offset() >= range.offset() && place.end() <= range.end() && isDeclared(i) && !isMember(i)) {
                found.add(i);
            }
        }
        return found;
    }

    /** Whether a token declares or binds a name: by a word in front of it, as an output, a parameter, or a value that it is given. */
    private boolean isDeclared(int index) {
        boolean declared = index > 0 && DECLARING.contains(tokens.get(index - 1).text());
        boolean output = tokens.is(index - 1, "&") && (tokens.is(index - 2, "(") || tokens.is(index - 2, ","));
        boolean bound = tokens.isFirst(index) && tokens.is(index + 1, "=");
        boolean parameter = tokens.is(index + 1, ":") && (tokens.is(index - 1, "(") || tokens.is(index - 1, ","));
        return declared || output || bound || parameter;
    }

    private static Optional<OutlineItem> around(List<OutlineItem> items, int place, Kind kind) {
        return items.stream().filter(item -> item.kind() == kind && item.whole().touches(place)).findFirst();
    }

    /** Whether a token is the member of a structure or of an event. */
    private boolean isMember(int index) {
        if (tokens.is(index - 1, ".")) {
            return true;
        }
        int open = opening(index);
        boolean inBraces = tokens.is(open, "{") && open > 0;
        boolean given = inBraces && tokens.is(index + 1, "=") && BEFORE_STRUCTURES.contains(tokens.get(open - 1).text())
                && (index == open + 1 || tokens.is(index - 1, ","));
        return given || inBraces && isExpectation(open) && Members.of(Type.EVENT).type(tokens.get(index).text()) != null;
    }

    /** The index of the innermost brace that is open at a token, or -1. */
    private int opening(int index) {
        int depth = 0;
        for (int i = index - 1; i >= 0; i--) {
            if (tokens.is(i, "}")) {
                depth++;
            } else if (tokens.is(i, "{") && depth-- == 0) {
                return i;
            } else if (tokens.is(i, ";") && depth == 0) {
                return -1;
            }
        }
        return -1;
    }

    /** Whether the statement that a brace is in expects an event. */
    private boolean isExpectation(int brace) {
        int first = brace;
        while (first > 0 && !tokens.isFirst(first)) {
            first--;
        }
        return tokens.is(first, "expect");
    }
}
