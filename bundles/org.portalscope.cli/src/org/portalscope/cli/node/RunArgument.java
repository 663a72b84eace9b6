package org.portalscope.cli.node;

import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Collectors;

import org.portalscope.cli.argument.BadInputException;
import org.portalscope.cli.argument.NamedScenario;
import org.portalscope.cli.argument.ScenarioArgument;
import org.portalscope.node.process.NodeRun;
import org.portalscope.protocol.program.PortalsProgram;
import org.portalscope.recording.CapturePolicy;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.source.ScenarioException;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What runs on nodes: a scenario, or a program in Java. */
final class RunArgument {

    @Parameters(paramLabel = "SCENARIO", arity = "0..1", description = ScenarioArgument.NAMES)
    private String scenario;

    @Option(names = "--program", paramLabel = "CLASS", description = "instead of a scenario, a program in Java on each node: the name of a class that the "
            + "class path offers as a service org.portalscope.protocol.program.PortalsProgram")
    private String program;

    @Option(names = "--data", paramLabel = "N", description = "bytes of the data of each message that are recorded, and told to those who attach (default: "
            + "all); with 0 nobody is told the content of memory, either")
    private Integer data;

    /** Whether it is a program in Java. */
    boolean isProgram() {
        return program != null;
    }

    /**
     * Reads it.
     *
     * @param size   how many nodes there are, or null if that is not said
     * @param inputs what else standard input holds
     */
    NodeRun read(Integer size, String inputs) throws ScenarioException, BadInputException {
        if ((program == null) == (scenario == null)) {
            throw new BadInputException("what is to run is either a scenario or --program CLASS");
        }
        NodeRun run = program == null ? NodeRun.of(scenario(inputs)) : NodeRun.of(find(), size(size));
        if (size != null && size != run.names().size()) {
            throw new BadInputException("the scenario has " + run.names().size() + " processes, not " + size);
        }
        if (data != null && data < 0) {
            throw new BadInputException("--data wants a number from 0, not " + data);
        }
        return data == null ? run : run.captured(new CapturePolicy(data));
    }

    private static int size(Integer size) throws BadInputException {
        if (size == null || size < 1) {
            throw new BadInputException("--nodes says how many nodes run a program, at least one, unless mpirun or srun does");
        }
        return size;
    }

    private Scenario scenario(String inputs) throws ScenarioException, BadInputException {
        NamedScenario named = new NamedScenario(scenario);
        Scenario read = named.isGoal() ? named.readUntimed() : named.readBesides(inputs);
        if (!read.worldOnly().isEmpty()) {
            throw new BadInputException(read.worldOnly().get(0) + ": nodes run in real time and know only their own process: virtual time, faults of the "
                    + "environment and 'finally' need a world; run it with 'portalscope run " + scenario + "'");
        }
        return read;
    }

    private PortalsProgram find() throws BadInputException {
        List<ServiceLoader.Provider<PortalsProgram>> all = ServiceLoader.load(PortalsProgram.class, RunArgument.class.getClassLoader()).stream().toList();
        for (ServiceLoader.Provider<PortalsProgram> provider : all) {
            if (provider.type().getName().equals(program) || provider.type().getSimpleName().equals(program)) {
                return provider.get();
            }
        }
        throw new BadInputException("the class path offers no program " + program + (all.isEmpty() ? "" : ": there are "
                + all.stream().map(provider -> provider.type().getName()).collect(Collectors.joining(", "))));
    }

    /** The arguments that mean the same for another node. */
    List<String> arguments(int size) {
        List<String> arguments = new ArrayList<>(program == null ? List.of(scenario) : List.of("--program", program, "--nodes", String.valueOf(size)));
        if (data != null) {
            arguments.addAll(List.of("--data", data.toString()));
        }
        return arguments;
    }

    @Override
    public String toString() {
        return (program == null ? scenario : "--program " + program) + (data == null ? "" : " --data " + data);
    }
}
