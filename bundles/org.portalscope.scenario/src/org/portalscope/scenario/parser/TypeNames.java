package org.portalscope.scenario.parser;

import java.util.LinkedHashMap;
import java.util.Map;

import org.portalscope.expression.value.Problem;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.Suggestion;
import org.portalscope.expression.value.Type;
import org.portalscope.scenario.parser.ScenarioParser.TypeNameContext;

/** The types under the names that they have in the heads of functions. */
final class TypeNames {

    static final String LIST = "list";

    private static final Map<String, Type> BY_NAME = new LinkedHashMap<>();

    static {
        BY_NAME.put("integer", Type.INTEGER);
        BY_NAME.put("ni", Type.NI);
        BY_NAME.put("me", Type.ME);
        BY_NAME.put("md", Type.MD);
        BY_NAME.put("eq", Type.EQ);
        BY_NAME.put("process", Type.PROCESS);
        BY_NAME.put("event", Type.EVENT);
        BY_NAME.put("region", Type.REGION);
        BY_NAME.put("text", Type.STRING);
        BY_NAME.put("bytes", Type.BYTES);
        BY_NAME.put(LIST, Type.INTEGER.list());
        BY_NAME.put("md_values", Type.MD_VALUES);
        BY_NAME.put("limits", Type.LIMITS);
        BY_NAME.put("code", Type.RETURN_CODE);
        BY_NAME.put("event_kind", Type.EVENT_KIND);
    }

    private TypeNames() {
    }

    /**
     * The type of a name; a problem is noted if there is none.
     *
     * @param more the types of protocols under their names
     */
    static Type type(TypeNameContext name, Map<String, Type> more, Problems problems) {
        Map<String, Type> all = new LinkedHashMap<>(BY_NAME);
        all.putAll(more);
        Type type = all.get(name.getText());
        if (type == null) {
            problems.add(new Problem(ScenarioSource.position(name), name.getText(), "a type: " + String.join(", ", all.keySet()))
                    .suggesting(Suggestion.nearest(name.getText(), all.keySet())));
            return Type.UNKNOWN;
        }
        return type;
    }
}
