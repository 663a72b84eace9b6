package org.portalscope.scenario;

import java.util.List;
import java.util.Optional;

import org.portalscope.expression.value.Problems;
import org.portalscope.protocol.Protocols;
import org.portalscope.scenario.parser.FileBuilder;
import org.portalscope.scenario.parser.SyntaxTree;
import org.portalscope.scenario.source.FolderImports;
import org.portalscope.scenario.source.Imports;
import org.portalscope.world.program.SourceId;

/** Makes scenarios from text. */
public final class ScenarioReader {

    private ScenarioReader() {
    }

    /** Parses and checks a scenario without a file that imports from the library alone and uses no protocols; nothing of it runs. */
    public static ParseResult parse(String fileName, String text) {
        return parse(SourceId.text(fileName), fileName, text, new FolderImports(null), Protocols.NONE);
    }

    /**
     * Parses and checks a scenario; nothing of it runs.
     *
     * @param id        which text it is
     * @param fileName  its name as users know it
     * @param imports   finds the files that it imports
     * @param protocols those that it can use
     */
    public static ParseResult parse(SourceId id, String fileName, String text, Imports imports, Protocols protocols) {
        Problems problems = new Problems();
        FileBuilder.Content content = new FileBuilder(id, fileName, imports, protocols, problems).build(text);
        if (!problems.isEmpty()) {
            return ParseResult.without(fileName, problems);
        }
        return new ParseResult(fileName, Optional.of(new Scenario(new Imports.Module(id, fileName, text), content)), List.of(), problems.warnings());
    }

    /** The problems of a scenario, or of a file that scenarios import, whichever a text is. */
    public static ParseResult check(SourceId id, String fileName, String text, Imports imports, Protocols protocols) {
        if (!SyntaxTree.isModule(text)) {
            return parse(id, fileName, text, imports, protocols);
        }
        Problems problems = new Problems();
        FileBuilder.checkModule(id, fileName, text, imports, protocols, problems);
        return ParseResult.without(fileName, problems);
    }
}
