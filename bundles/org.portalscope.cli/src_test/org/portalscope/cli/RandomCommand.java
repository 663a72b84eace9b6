package org.portalscope.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.StreamSupport;

import org.portalscope.cli.node.LaunchCommand;
import org.portalscope.cli.node.NodeCommand;
import org.portalscope.scenario.library.Library;

import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Arguments of the command line, right and wrong ones, with files that are. All that it writes is in one folder. */
final class RandomCommand {

    private static final List<String> NUMBERS = List.of("0", "1", "7", "500", "-1", "", "x", "1.5", "+3", "0x10", "99999999999999999999");
    private static final List<String> WORDS = List.of("", "-", "--", "x", "server", "client", "graph", "all", "end", "start", "label x", "3.1", "1280x800",
            "0x0", "client:die 3", "client:hold 2 to server", "random 7 3", "random 7 1000000000", "server:PtlNIInit", "\0", "\u001b[2J", "@",
            "@none", "~0", "a".repeat(5_000));

    private static final Path SCHEDULE = Path.of("..", "org.portalscope.goal", "src_test", "schedule", "busy.goal");

    /** All commands but those that start processes or wait for others. */
    private static final List<Class<?>> ALONE = Main.COMMANDS.stream()
            .filter(command -> command != NodeCommand.class && command != LaunchCommand.class).toList();

    private final Random random;
    private final Path folder;
    private final TextMutator mutator;

    RandomCommand(Random random, Path folder) {
        this.random = random;
        this.folder = folder;
        mutator = new TextMutator(random);
    }

    List<String> arguments() throws IOException {
        CommandSpec command = CommandSpec.forAnnotatedObject(pick(ALONE));
        List<String> arguments = new ArrayList<>(List.of(random.nextInt(50) == 0 ? pick(WORDS) : command.name()));
        for (OptionSpec option : command.options()) {
            if (random.nextInt(4) == 0 || isBound(option)) {
                arguments.add(option.longestName());
                if (option.arity().max() > 0) {
                    arguments.add(value(option));
                }
            }
        }
        for (int i = random.nextInt(12) == 0 ? 2 : 1; i > 0; i--) {
            arguments.add(command.positionalParameters().isEmpty() ? pick(WORDS) : scenario());
        }
        return arguments;
    }

    /** Without one, it might take minutes. */
    private static boolean isBound(OptionSpec option) {
        return List.of("--limit", "--states").contains(option.longestName());
    }

    private String value(OptionSpec option) throws IOException {
        if (option.longestName().equals("--schedule")) {
            return file("s.schedule", schedule());
        } else if (option.type() == Path.class) {
            return pick(List.of(folder.resolve("out").toString(), folder.resolve("out.png").toString(), folder.toString(), folder.resolve("no/file").toString(),
                    "/dev/null", "/dev/full", "", "\0"));
        } else if (random.nextInt(10) == 0) {
            return pick(WORDS);
        } else if (Number.class.isAssignableFrom(boxed(option))) {
            return pick(NUMBERS);
        }
        List<String> candidates = candidates(option);
        return candidates.isEmpty() ? pick(WORDS) : pick(candidates);
    }

    private static Class<?> boxed(ArgSpec option) {
        return option.type() == int.class ? Integer.class : option.type();
    }

    private static List<String> candidates(ArgSpec option) {
        return option.completionCandidates() == null ? List.of() : StreamSupport.stream(option.completionCandidates().spliterator(), false).toList();
    }

    private String scenario() throws IOException {
        return switch (random.nextInt(9)) {
            case 8 -> file("s.goal", mutator.spoilt(Files.readString(SCHEDULE)));
            case 0 -> pick(Library.ids());
            case 1 -> pick(List.of("", "none.ptl", folder.toString(), "--", "\0"));
            default -> file("s.ptl", mutator.spoilt(source(pick(Library.ids()))));
        };
    }

    private byte[] schedule() throws IOException {
        Path recorded = folder.resolve("recorded");
        if (Files.notExists(recorded)) {
            PrintWriter nobody = new PrintWriter(Writer.nullWriter());
            Main.run(nobody, nobody, "run", "--quiet", "3.11.1-put", "--record", recorded.toString());
        }
        return mutator.spoilt(Files.readString(recorded));
    }

    private static String source(String id) throws IOException {
        return Files.readString(Path.of("..", "org.portalscope.scenario", "library", id + ".ptl"));
    }

    private String file(String name, byte[] content) throws IOException {
        return Files.write(folder.resolve(name), content).toString();
    }

    private <T> T pick(List<T> values) {
        return values.get(random.nextInt(values.size()));
    }
}
