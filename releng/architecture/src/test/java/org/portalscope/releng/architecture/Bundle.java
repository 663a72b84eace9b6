package org.portalscope.releng.architecture;

import com.tngtech.archunit.core.domain.JavaClass;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Set;
import java.util.jar.Attributes;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The bundles from the lowest to the highest, each with those it may use itself: what those use is not its own to use. */
enum Bundle {
    ENGINE,
    EXPRESSION(ENGINE),
    PROTOCOL(ENGINE),
    MPI(ENGINE, PROTOCOL),
    DAT(ENGINE, PROTOCOL),
    LAPI(ENGINE, PROTOCOL),
    WIRE(ENGINE),
    WORLD(ENGINE),
    RECORDING(ENGINE, EXPRESSION),
    SCENARIO(ENGINE, EXPRESSION, WORLD, PROTOCOL, MPI, LAPI, DAT, RECORDING),
    GOAL(ENGINE, EXPRESSION, WORLD, PROTOCOL, MPI, SCENARIO),
    TIMELINE(ENGINE, PROTOCOL, WORLD, RECORDING),
    REPLAY(ENGINE, PROTOCOL, WORLD, RECORDING, TIMELINE),
    ANALYSIS(ENGINE, EXPRESSION, WORLD, RECORDING, TIMELINE),
    PRESENTATION(ENGINE, EXPRESSION, WORLD, TIMELINE, ANALYSIS),
    NODE(ENGINE, EXPRESSION, PROTOCOL, WIRE, WORLD, RECORDING, SCENARIO, TIMELINE, REPLAY, ANALYSIS, PRESENTATION),
    DEBUG(ENGINE, WORLD, TIMELINE, ANALYSIS, PRESENTATION),
    EXPORT(ENGINE, EXPRESSION, PROTOCOL, WIRE, WORLD, RECORDING, SCENARIO, TIMELINE, REPLAY, ANALYSIS),
    MODEL(ENGINE, WORLD, TIMELINE),
    SCENE(ENGINE, WORLD, TIMELINE, MODEL),
    GRAPH(SCENE),
    CLI(ENGINE, EXPRESSION, PROTOCOL, WIRE, WORLD, RECORDING, SCENARIO, GOAL, NODE, TIMELINE, REPLAY, ANALYSIS, PRESENTATION, EXPORT, MODEL, SCENE),
    UI(ENGINE, EXPRESSION, PROTOCOL, WORLD, RECORDING, SCENARIO, GOAL, TIMELINE, REPLAY, ANALYSIS, PRESENTATION, NODE, EXPORT, MODEL, SCENE, GRAPH, DEBUG);

    static final Path FOLDER = Path.of("../../bundles");

    private final Set<Bundle> uses;

    Bundle(Bundle... uses) {
        this.uses = Set.of(uses);
    }

    /** Returns the bundles that this one may use. */
    Set<Bundle> uses() {
        return uses;
    }

    String root() {
        return "org.portalscope." + name().toLowerCase(Locale.ROOT);
    }

    /** Returns the pattern that matches every package of this bundle. */
    String packages() {
        return root() + "..";
    }

    boolean holds(JavaClass type) {
        return (type.getPackageName() + '.').startsWith(root() + '.');
    }

    /** Returns the bundles of the table that its manifest requires. */
    Set<Bundle> required() throws IOException {
        try (var file = Files.newInputStream(FOLDER.resolve(root()).resolve("META-INF/MANIFEST.MF"))) {
            Attributes attributes = new Manifest(file).getMainAttributes();
            Set<String> names = Stream.of(attributes.getOrDefault(new Attributes.Name("Require-Bundle"), "").toString().split(","))
                .map(entry -> entry.split(";")[0].strip())
                .collect(Collectors.toSet());
            return Stream.of(values()).filter(bundle -> names.contains(bundle.root())).collect(Collectors.toSet());
        }
    }
}
