package org.portalscope.ui.editor.run;

import java.nio.file.Path;

import org.portalscope.scenario.ParseResult;
import org.portalscope.scenario.ScenarioReader;
import org.portalscope.scenario.source.FolderImports;
import org.portalscope.world.program.SourceId;

/**
 * The text that an editor holds, as the language sees it.
 *
 * @param id     which source it is
 * @param name   of its file as users know it
 * @param folder in which the files are that it imports, or null if these are in the library alone
 */
public record EditedSource(SourceId id, String name, Path folder) {

    /** A file of the user's. */
    public static EditedSource file(Path file) {
        return new EditedSource(SourceId.file(file), String.valueOf(file.getFileName()), file.toAbsolutePath().getParent());
    }

    /** A text that has no file of the user's yet; the workbench keeps each at a place of its own. */
    public static EditedSource copy(Path place) {
        return new EditedSource(SourceId.text(place.toString()), String.valueOf(place.getFileName()), null);
    }

    /** Parses a text, a scenario or what scenarios import, as if it were what the editor holds. */
    public ParseResult check(String text) {
        return ScenarioReader.check(id, name, text, new FolderImports(folder), InstalledProtocols.ALL);
    }
}
