package org.portalscope.scenario;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

import org.portalscope.expression.value.Problem;
import org.portalscope.protocol.Protocols;
import org.portalscope.scenario.execution.ProcessDefinition;
import org.portalscope.scenario.execution.WorldContext;
import org.portalscope.scenario.parser.FileBuilder;
import org.portalscope.scenario.source.FolderImports;
import org.portalscope.scenario.source.Imports;
import org.portalscope.scenario.source.KnownFiles;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.scenario.source.ScenarioFile;
import org.portalscope.scenario.thread.ObservedState;
import org.portalscope.world.World;
import org.portalscope.world.fault.FaultPlan;
import org.portalscope.world.fault.FaultPlanException;
import org.portalscope.world.network.Topology;
import org.portalscope.world.program.ProcessSpec;
import org.portalscope.world.program.SourceId;
import org.portalscope.world.program.SourceLocation;
import org.portalscope.world.time.Timing;
import org.portalscope.world.schedule.ScheduleOrigin;

/** A scenario: processes, their memory and their statements, to be run in a world. Immutable. */
public final class Scenario {

    private final Imports.Module file;
    private final FileBuilder.Content content;
    private final ObservedState reads;

    /** @param file its own */
    Scenario(Imports.Module file, FileBuilder.Content content) {
        this.file = file;
        this.content = content;
        reads = ObservedState.in(String.join("\n", sources()));
    }

    /**
     * Reads a scenario that uses no protocols, see {@link #read(Path, Protocols)}.
     *
     * @throws ScenarioException if the file cannot be read, or for what is wrong with it
     */
    public static Scenario read(Path path) throws ScenarioException {
        return read(path, Protocols.NONE);
    }

    /**
     * Reads a scenario from a file of UTF-8 text. Messages name the file, and those that it imports, as the path does.
     *
     * @param protocols those that it can use
     * @throws ScenarioException if the file cannot be read, or for what is wrong with it
     */
    public static Scenario read(Path path, Protocols protocols) throws ScenarioException {
        Imports imports = new FolderImports(Path.of("").toAbsolutePath());
        return ScenarioReader.parse(SourceId.file(path), path.toString(), ScenarioFile.read(path), imports, protocols).get();
    }

    /**
     * Checks a file of UTF-8 text that is a scenario, or one that scenarios import.
     *
     * @param protocols those that it can use
     * @return what is right, but may not be what its author means
     * @throws ScenarioException if the file cannot be read, or for what is wrong with it
     */
    public static List<Problem> check(Path path, Protocols protocols) throws ScenarioException {
        Imports imports = new FolderImports(Path.of("").toAbsolutePath());
        return warnings(ScenarioReader.check(SourceId.file(path), path.toString(), ScenarioFile.read(path), imports, protocols));
    }

    /**
     * Reads a scenario from a text that is in no file; it imports from the library only.
     *
     * @param name      what messages call it
     * @param protocols those that it can use
     * @throws ScenarioException for what is wrong with it
     */
    public static Scenario readText(String name, String text, Protocols protocols) throws ScenarioException {
        return ScenarioReader.parse(SourceId.text(name), name, text, new FolderImports(null), protocols).get();
    }

    /**
     * Reads a scenario whose files are all known.
     *
     * @param files     as {@link #files} has them: its own first
     * @param protocols those that it can use
     * @throws ScenarioException for what is wrong with it
     */
    public static Scenario read(List<Imports.Module> files, Protocols protocols) throws ScenarioException {
        Imports.Module file = files.get(0);
        return ScenarioReader.parse(file.id(), file.name(), file.text(), new KnownFiles(files), protocols).get();
    }

    /**
     * Checks a text that is in no file, as {@link #check(Path, Protocols)} does a file; it imports from the library only.
     *
     * @param name      what messages call it
     * @param protocols those that it can use
     * @return what is right, but may not be what its author means
     * @throws ScenarioException for what is wrong with it
     */
    public static List<Problem> checkText(String name, String text, Protocols protocols) throws ScenarioException {
        return warnings(ScenarioReader.check(SourceId.text(name), name, text, new FolderImports(null), protocols));
    }

    private static List<Problem> warnings(ParseResult checked) throws ScenarioException {
        if (!checked.problems().isEmpty()) {
            throw ParseResult.refusal(checked.fileName(), checked.problems(), checked.warnings());
        }
        return checked.warnings();
    }

    /** The same in another virtual time than its text says. */
    public Scenario with(Timing timing) {
        return new Scenario(file, content.with(timing));
    }

    public String title() {
        return content.title();
    }

    /** The section of the document that it shows, such as {@code 5.2}; empty if it names none. */
    public String section() {
        return content.section();
    }

    /** What to look at; may be empty. */
    public String about() {
        return content.about();
    }

    /** The name of the file as users know it, with its folder if they gave one; places in the source carry it. */
    public String fileName() {
        return file.name();
    }

    /** The text that it was made from. */
    public String source() {
        return file.text();
    }

    /** What a schedule of it is recorded with. */
    public ScheduleOrigin origin() {
        return ScheduleOrigin.of(title(), String.valueOf(Path.of(file.name()).getFileName()), sources());
    }

    /** The text that it was made from and those of the files that it imports, in an order that depends on nothing else. */
    public List<String> sources() {
        return files().stream().map(Imports.Module::text).toList();
    }

    /** Its file and those that it imports, in the same order. */
    public List<Imports.Module> files() {
        List<Imports.Module> files = new ArrayList<>(content.imported());
        files.add(0, file);
        return files;
    }

    /** What each of its processes is made from where it runs by itself, in no world. */
    public List<ProcessSpec> processes() {
        WorldContext alone = new WorldContext(reads, content.processes());
        return content.processes().stream().map(process -> process.spec(alone)).toList();
    }

    /** How far its processes are from each other. */
    public Topology topology() {
        return content.topology();
    }

    /**
     * Where it wants what only a world can do, as {@code put.ptl:7}: virtual time, faults of the environment, or a check once nothing else can happen.
     * Empty if its processes can run by themselves.
     */
    public List<String> worldOnly() {
        Stream<String> declared = content.worldOnly().stream().map(line -> fileName() + ':' + line);
        return Stream.concat(declared, content.processes().stream().flatMap(process -> process.code().worldOnly().stream()).map(SourceLocation::toString))
                .distinct().toList();
    }

    /** A fresh world, before its first transition. */
    public World world() {
        return world(UnaryOperator.identity());
    }

    /**
     * A fresh world with further faults.
     *
     * @param plans of faults, see {@link FaultPlan}
     * @throws ScenarioException if one is wrong
     */
    public World world(List<String> plans) throws ScenarioException {
        return worlds(plans).get();
    }

    /**
     * Fresh worlds with further faults, as many as are wanted.
     *
     * @throws ScenarioException if a plan is wrong
     */
    public Supplier<World> worlds(List<String> plans) throws ScenarioException {
        try {
            FaultPlan plan = FaultPlan.parse(plans, content.processes().stream().map(ProcessDefinition::name).toList());
            return () -> world(spec -> spec.with(plan.of(spec.name())));
        } catch (FaultPlanException e) {
            throw new ScenarioException(e.getMessage(), e);
        }
    }

    private World world(UnaryOperator<ProcessSpec> change) {
        WorldContext worldContext = new WorldContext(reads, content.processes());
        List<ProcessSpec> specs = content.processes().stream().map(process -> change.apply(process.spec(worldContext))).toList();
        World world = new World(specs, content.topology(), content.timing());
        worldContext.live(world);
        return world;
    }
}
