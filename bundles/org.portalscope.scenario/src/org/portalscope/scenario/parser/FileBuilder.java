package org.portalscope.scenario.parser;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.portalscope.engine.description.ControlCharacters;
import org.portalscope.engine.protocol.MatchBitField;
import org.portalscope.expression.syntax.LiteralReader;
import org.portalscope.expression.syntax.TokenReader;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.SourcePosition;
import org.portalscope.expression.value.Value;
import org.portalscope.protocol.Protocols;
import org.portalscope.scenario.execution.ProcessDefinition;
import org.portalscope.scenario.parser.ScenarioParser.FileContext;
import org.portalscope.scenario.parser.ScenarioParser.HeaderContext;
import org.portalscope.scenario.parser.ScenarioParser.ItemContext;
import org.portalscope.scenario.parser.ScenarioParser.ProcessContext;
import org.portalscope.scenario.source.Imports;
import org.portalscope.world.network.Topology;
import org.portalscope.world.program.SourceId;
import org.portalscope.world.time.Timing;

/** Makes the processes of a scenario from its text. */
public final class FileBuilder {

    private final ImportedModules modules;
    private final ScenarioSource source;
    private final Problems problems;

    /**
     * @param id        which text it is
     * @param file      its name as users know it
     * @param imports   finds the files that it imports
     * @param protocols those that can be used
     * @param problems  takes what is wrong with the text; what is built is of use only if there is nothing
     */
    public FileBuilder(SourceId id, String file, Imports imports, Protocols protocols, Problems problems) {
        modules = new ImportedModules(id, file, imports, protocols);
        source = new ScenarioSource(id, file, modules.constants(), problems);
        this.problems = problems;
    }

    /**
     * What a scenario file says; the texts are empty where it says nothing.
     *
     * @param worldOnly the lines of what is declared and only a world can do: channels that take time, and faults of the environment
     * @param imported  the files that it imports
     */
    public record Content(String title, String section, String about, List<ProcessDefinition> processes, Topology topology, Timing timing,
            List<Integer> worldOnly, List<Imports.Module> imported) {

        public Content {
            processes = List.copyOf(processes);
            worldOnly = List.copyOf(worldOnly);
            imported = List.copyOf(imported);
        }

        /** The same in another virtual time. */
        public Content with(Timing other) {
            return new Content(title, section, about, processes, topology, other, worldOnly, imported);
        }
    }

    /** Parses and checks a text; null if that was given up. */
    public Content build(String text) {
        return SyntaxTree.read(text, problems).map(tree -> content(tree.root())).orElse(null);
    }

    /**
     * Checks a text that scenarios import.
     *
     * @param id       which text it is
     * @param file     its name as users know it
     * @param imports  finds the files that it imports
     * @param problems takes what is wrong with it
     */
    public static void checkModule(SourceId id, String file, String text, Imports imports, Protocols protocols, Problems problems) {
        new ImportedModules(id, file, imports, protocols).check(new Imports.Module(id, file, text), problems);
    }

    private Content content(FileContext tree) {
        HeaderContext header = tree.header();
        List<ProcessContext> processes = tree.process().stream().filter(process -> process.name() != null).toList();
        if (processes.isEmpty() && problems.isEmpty()) {
            problems.add(TokenReader.position(tree.getStop()), "<the end of the file>", "a process");
        }
        modules.load(tree.importFile(), source);
        modules.uses().add(tree.use(), source);
        modules.uses().preset(tree.use(), source);
        new ConstantBuilder(source, modules.constants(), modules.functions().scope()).build(tree.constant());
        modules.uses().configure(tree.use(), source);
        List<MatchBitField> matchBits = new MatchBitsBuilder(source.problems()).build(tree.matchBits());
        ProcessDeclarations cast = new ProcessDeclarations(source, modules.functions().scope());
        List<ProcessDefinition> built = build(tree, processes, cast, matchBits);
        boolean takesTime = problems.isEmpty() && built.stream().anyMatch(process -> process.code().takesTime());
        return new Content(ControlCharacters.shown(text(header.title)), ControlCharacters.shown(text(header.section)),
                header.about.stream().map(this::text).map(ControlCharacters::shownInLines).collect(Collectors.joining(" ")), built,
                new DistanceBuilder(source, cast).build(tree.distance()), new TimingBuilder(source, cast).build(tree.channel(), takesTime),
                worldOnly(tree), List.copyOf(modules.files()));
    }

    private static List<Integer> worldOnly(FileContext tree) {
        Stream<ParserRuleContext> faults = tree.process().stream().flatMap(process -> process.item().stream()).map(ItemContext::fault);
        return Stream.concat(tree.channel().stream(), faults).filter(Objects::nonNull).map(declared -> declared.getStart().getLine()).sorted().toList();
    }

    private List<ProcessDefinition> build(FileContext tree, List<ProcessContext> processes, ProcessDeclarations cast, List<MatchBitField> matchBits) {
        for (ProcessContext process : processes) {
            if (!cast.add(process, processes.size() == 1)) {
                return List.of();
            }
        }
        Map<String, Value> constants = new TreeMap<>(modules.constants());
        constants.putAll(cast.values());
        modules.functions().add(source, tree.function(), constants);
        ProcessBuilder builder = new ProcessBuilder(source, new SizeLimits(), cast, modules.functions(), constants, matchBits);
        return processes.stream().map(builder::build).flatMap(List::stream).toList();
    }

    private String text(Token string) {
        SourcePosition start = new SourcePosition(1, 1);
        return string == null || TokenReader.position(string).compareTo(start) < 0 ? "" : LiteralReader.text(string, problems);
    }
}
