package org.portalscope.scenario.editing;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Where a name of a text is used.
 *
 * @param name        it
 * @param declaration where it is declared or bound first, if that is in the text
 * @param all         every use of it, in their order: the declaration is one
 * @param isMember    whether it is a member of a structure or of an event, which nothing declares
 */
public record NameUses(String name, Optional<TextRange> declaration, List<TextRange> all, boolean isMember) {

    public NameUses {
        all = List.copyOf(all);
    }

    /** The uses of the name at a place of a text; nothing if there is no name. */
    public static Optional<NameUses> at(String text, int offset) {
        TokenText tokens = TokenText.of(text);
        return IntStream.range(0, tokens.size()).filter(i -> tokens.isName(i) && tokens.get(i).range().touches(offset)).boxed().findFirst()
                .map(index -> new NameScopes(tokens).uses(index));
    }

    /** The names in a text, the word excepted that is being written: one that stands there once and reads so. */
    public static List<String> names(String text, String written) {
        TokenText tokens = TokenText.of(text);
        List<String> names = IntStream.range(0, tokens.size()).filter(tokens::isName).mapToObj(i -> tokens.get(i).text()).toList();
        return names.stream().distinct().filter(name -> !name.equals(written) || names.indexOf(name) < names.lastIndexOf(name)).toList();
    }

    /** Whether a word can be a name of the user's that nothing in a text has yet. */
    public static boolean isFree(String word, String text) {
        TokenText alone = TokenText.of(word);
        return alone.size() == 1 && alone.get(0).isName() && alone.get(0).is(word)
                && TokenText.of(text).tokens().stream().noneMatch(token -> token.is(word));
    }
}
