package org.portalscope.releng.benchmark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** The machine that runs this program, in one line without its name. */
final class Machine {

    private static final Path PROCESSORS = Path.of("/proc/cpuinfo");

    private Machine() {
    }

    static String describe() throws IOException {
        return String.join(", ", processor(), Runtime.getRuntime().availableProcessors() + " processors",
                System.getProperty("os.name") + " " + System.getProperty("os.arch"),
                System.getProperty("java.vm.name") + " " + System.getProperty("java.vm.version")) + "\n";
    }

    private static String processor() throws IOException {
        if (!Files.isReadable(PROCESSORS)) {
            return "a processor of unknown make";
        }
        try (Stream<String> lines = Files.lines(PROCESSORS)) {
            return lines.filter(line -> line.startsWith("model name")).findFirst()
                    .map(line -> line.substring(line.indexOf(':') + 1).strip())
                    .orElse("a processor of unknown make");
        }
    }
}
