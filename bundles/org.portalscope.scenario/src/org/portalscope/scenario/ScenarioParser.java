package org.portalscope.scenario;

import java.util.List;
import java.util.Optional;

import org.portalscope.expression.Problems;
import org.portalscope.scenario.parser.FileBuilder;

/** Makes scenarios from text. */
public final class ScenarioParser {

    private ScenarioParser() {
    }

    /** Parses and checks a scenario; nothing of it runs. */
    public static ParseResult parse(String fileName, String text) {
        Problems problems = new Problems();
        FileBuilder.Content content = new FileBuilder(fileName, problems).build(text);
        if (!problems.isEmpty()) {
            return ParseResult.failed(fileName, problems.sorted());
        }
        return new ParseResult(fileName, Optional.of(new Scenario(fileName, text, content)), List.of(), 0);
    }
}
