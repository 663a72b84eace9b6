package org.portalscope.scenario.editing;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import org.portalscope.scenario.editing.OutlineItem.Kind;
import org.portalscope.scenario.source.Imports;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.world.program.SourceId;

/** The files that a text imports and those that these import, each once. One that cannot be read is left out: the parser says why. */
final class ImportedFiles {

    /** As many as a scenario can import. */
    private static final int MOST = 64;

    private final Imports imports;
    private final Map<SourceId, Imports.Module> found = new LinkedHashMap<>();

    private ImportedFiles(Imports imports) {
        this.imports = imports;
    }

    /** Those of a text, in the order in which the parser reads them. */
    static List<Imports.Module> of(Imports.Module text, Imports imports) {
        ImportedFiles files = new ImportedFiles(imports);
        files.add(text);
        return List.copyOf(files.found.values());
    }

    private void add(Imports.Module importer) {
        items(importer).map(OutlineItem::label).forEach(path -> find(importer, path, imports).filter(file -> found.size() < MOST)
                .filter(file -> found.putIfAbsent(file.id(), file) == null).ifPresent(this::add));
    }

    /** The imports that a text declares. */
    static Stream<OutlineItem> items(Imports.Module importer) {
        return Outline.of(importer.text()).stream().filter(item -> item.kind() == Kind.IMPORT);
    }

    /** The file of a path as it is written in another one, if it can be read. */
    static Optional<Imports.Module> find(Imports.Module importer, String path, Imports imports) {
        try {
            return Optional.of(imports.find(importer.id(), importer.name(), path));
        } catch (ScenarioException e) {
            return Optional.empty(); // the parser says so at the import
        }
    }
}
