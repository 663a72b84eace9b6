package org.portalscope.ui.editor.run;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.portalscope.recording.EmbeddedFile;
import org.portalscope.scenario.ParseResult;
import org.portalscope.scenario.ScenarioReader;
import org.portalscope.scenario.editing.Declaration;
import org.portalscope.scenario.editing.FunctionContracts;
import org.portalscope.scenario.recording.EmbeddedScenario;
import org.portalscope.scenario.source.FolderImports;
import org.portalscope.scenario.source.Imports;
import org.portalscope.scenario.source.KnownFiles;
import org.portalscope.world.program.SourceId;

/**
 * The text that an editor holds, as the language sees it.
 *
 * @param id       which source it is
 * @param name     of its file as users know it
 * @param imports  finds the files that it imports
 * @param schedule the GOAL schedule whose programs it is, if it was made of one
 */
public record EditedSource(SourceId id, String name, Imports imports, Optional<EditedSchedule> schedule) {

    private EditedSource(SourceId id, String name, Imports imports) {
        this(id, name, imports, Optional.empty());
    }

    /** A file of the user's. */
    public static EditedSource file(Path file) {
        return new EditedSource(SourceId.file(file), String.valueOf(file.getFileName()), new FolderImports(file.toAbsolutePath().getParent()));
    }

    /** A text that has no file of the user's yet; the workbench keeps each at a place of its own. It imports from the library alone. */
    public static EditedSource copy(Path place) {
        return new EditedSource(SourceId.text(place.toString()), String.valueOf(place.getFileName()), new FolderImports(null));
    }

    /** The MPI programs of a GOAL schedule, which have no file of the user's yet. */
    public static EditedSource schedule(Path place, EditedSchedule schedule) {
        EditedSource copy = copy(place);
        return new EditedSource(copy.id, copy.name, copy.imports, Optional.of(schedule));
    }

    /** The text of a recording, which imports what has been recorded. */
    public static EditedSource recorded(Path place, EmbeddedFile text, List<EmbeddedFile> all) {
        return new EditedSource(SourceId.text(place.toString()), text.name(), new KnownFiles(EmbeddedScenario.modules(all)));
    }

    /** A file that it imports, and that is no file of the user's. */
    public EditedSource imported(Imports.Module file) {
        return new EditedSource(file.id(), file.name(), imports);
    }

    /** Parses and checks a text, a scenario or what scenarios import, as if it were what the editor holds. */
    public ParseResult check(String text) {
        ParseResult parsed = ScenarioReader.check(id, name, text, imports, InstalledProtocols.ALL);
        return schedule.map(made -> made.timed(parsed)).orElse(parsed);
    }

    /** The GOAL schedule that a text is written in as it was made; who has changed it has left the schedule. */
    public Optional<EditedSchedule> schedule(String text) {
        return schedule.filter(made -> made.isWrittenIn(text));
    }

    /** Where the name at a place of a text is declared, or the file of the import there. */
    public Optional<Declaration> declaration(String text, int offset) {
        return Declaration.at(new Imports.Module(id, name, text), offset, imports);
    }

    /** What the functions promise that a text can call. */
    public FunctionContracts contracts(String text) {
        return FunctionContracts.of(new Imports.Module(id, name, text), imports, InstalledProtocols.ALL);
    }
}
