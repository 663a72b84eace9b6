package org.portalscope.scenario.excerpt;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.Limits;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.call.Parameter;
import org.portalscope.recording.excerpt.Excerpt;
import org.portalscope.recording.excerpt.ExcerptCall;
import org.portalscope.recording.excerpt.ExcerptException;
import org.portalscope.recording.excerpt.ExcerptProcess;

/** Writes an excerpt as the text of a scenario, of which the formatter makes lines of the one style. */
final class ExcerptWriter {

    /** What a process calls once, before all else. */
    private static final Set<Function> INITIALIZING = EnumSet.of(Function.PTL_INIT, Function.PTL_NI_INIT);

    private final Excerpt excerpt;
    private final FreeNames free = new FreeNames();
    private final Map<ProcessId, String> processes = new HashMap<>();
    private final StringBuilder out = new StringBuilder();

    ExcerptWriter(Excerpt excerpt) {
        this.excerpt = excerpt;
        for (ExcerptProcess process : excerpt.processes()) {
            processes.put(id(process), free.take(process.description().name()));
        }
    }

    private static ProcessId id(ExcerptProcess process) {
        return process.description().interfaces().get(0).id();
    }

    /** @throws ExcerptException if a call cannot be written */
    String text() throws ExcerptException {
        out.append("scenario ").append(quoted("Excerpt of " + excerpt.title())).append("\nabout ").append(quoted(excerpt.about())).append(";\n");
        for (ExcerptProcess process : excerpt.processes()) {
            write(process);
        }
        return out.toString();
    }

    /**
     * The calls of one process without those that initialize its interfaces, and before them the memory that they use.
     *
     * @throws ExcerptException if a call cannot be written
     */
    String statements(ExcerptProcess process) throws ExcerptException {
        ExcerptNames names = new ExcerptNames(excerpt, process, free.copy());
        process.regions().forEach(region -> out.append(RegionText.of(region, names.region(region))));
        ArgumentText arguments = new ArgumentText(names, Map.of());
        for (ExcerptCall call : excerpt.calls()) {
            if (call.process() == process.index()) {
                String statement = statement(call, arguments);
                out.append(INITIALIZING.contains(call.call().function()) ? "" : statement + '\n');
            }
        }
        return out.toString();
    }

    private static String quoted(String text) {
        return '"' + text.replaceAll("\\R|\\p{Cntrl}", " ").replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }

    private void write(ExcerptProcess process) throws ExcerptException {
        ExcerptNames names = new ExcerptNames(excerpt, process, free.copy());
        InterfaceSpec spec = process.description().interfaces().get(0);
        out.append("\nprocess ").append(processes.get(id(process))).append(at(spec)).append(" {\n");
        process.regions().forEach(region -> out.append(RegionText.of(region, names.region(region))));
        bounds(spec);
        for (int number = 1; number < process.description().interfaces().size(); number++) {
            InterfaceSpec further = process.description().interfaces().get(number);
            out.append("interface ").append(number).append(at(further)).append(" {\n");
            bounds(further);
            out.append("}\n");
        }
        out.append('\n');
        calls(process, new ArgumentText(names, processes));
        out.append("}\n");
    }

    private static String at(InterfaceSpec spec) {
        return " at " + spec.id() + (spec.uid() == 0 ? "" : " user " + spec.uid());
    }

    private void bounds(InterfaceSpec spec) {
        if (!spec.limits().equals(Limits.DEFAULT)) {
            out.append("limits ").append(ArgumentText.limits(spec.limits())).append(";\n");
        }
        if (spec.longestList() != InterfaceSpec.LONGEST_LIST) {
            out.append("longest_list = ").append(spec.longestList()).append(";\n");
        }
    }

    /** Its calls, and between them where all processes wait for each other. */
    private void calls(ExcerptProcess process, ArgumentText arguments) throws ExcerptException {
        int phase = 0;
        for (ExcerptCall call : excerpt.calls()) {
            if (call.process() == process.index()) {
                barriers(call.phase() - phase);
                phase = Math.max(phase, call.phase());
                out.append(statement(call, arguments)).append('\n');
            }
        }
        barriers(excerpt.lastPhase() - phase);
    }

    private void barriers(int count) {
        out.append("barrier;\n".repeat(Math.max(0, count)));
    }

    private static String statement(ExcerptCall call, ArgumentText arguments) throws ExcerptException {
        List<Parameter> parameters = call.call().function().parameters();
        List<String> words = new ArrayList<>();
        for (int i = 0; i < parameters.size(); i++) {
            words.add(arguments.of(parameters.get(i), call.call().arguments().get(i), call.output(i)));
        }
        return call.call().function().documentName() + '(' + String.join(", ", words) + ')'
                + (call.code().succeeded() ? "" : " expect " + call.code()) + ';';
    }
}
