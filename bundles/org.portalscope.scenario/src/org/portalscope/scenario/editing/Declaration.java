package org.portalscope.scenario.editing;

import java.util.Optional;

import org.portalscope.scenario.editing.OutlineItem.Kind;
import org.portalscope.scenario.source.Imports;

/**
 * Where something is declared.
 *
 * @param file  that it is in, if that is another one than the text that was asked about
 * @param range its name there; the beginning of a file that is imported
 */
public record Declaration(Optional<Imports.Module> file, TextRange range) {

    /**
     * The declaration of the name at a place of a text, in it or in a file that it imports; at an import, the file.
     *
     * @param imports finds the files
     */
    public static Optional<Declaration> at(Imports.Module text, int offset, Imports imports) {
        Optional<OutlineItem> here = ImportedFiles.items(text).filter(item -> item.whole().touches(offset)).findFirst();
        if (here.isPresent()) {
            return ImportedFiles.find(text, here.get().label(), imports).map(file -> new Declaration(Optional.of(file), new TextRange(0, 0)));
        }
        Optional<NameUses> uses = NameUses.at(text.text(), offset);
        return uses.flatMap(NameUses::declaration).map(range -> new Declaration(Optional.empty(), range))
                .or(() -> uses.filter(name -> !name.isMember()).flatMap(name -> imported(name.name(), text, imports)));
    }

    private static Optional<Declaration> imported(String name, Imports.Module text, Imports imports) {
        return ImportedFiles.of(text, imports).stream().flatMap(file -> Outline.of(file.text()).stream()
                .filter(item -> item.kind() == Kind.FUNCTION || item.kind() == Kind.CONSTANT)
                .filter(item -> item.name().of(file.text()).equals(name))
                .map(item -> new Declaration(Optional.of(file), item.name()))).findFirst();
    }
}
