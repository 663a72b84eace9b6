package org.portalscope.releng.architecture;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The text of {@code releng/docs/architecture.md}. */
final class ArchitecturePage {

    private static final String HEAD = """
        # The architecture

        Portalscope is made of bundles. Each requires only what lies below it; the tests of [releng/architecture](../architecture) hold
        the manifests to what is used, and the classes to the direction. An arrow leads from a bundle to one that it requires; a pale
        one where a longer way leads there, too. [Life of a put](life-of-a-put.md) goes through the rooms from program to picture,
        [Life of a protocol call](life-of-a-protocol-call.md) through those of MPI, LAPI and uDAPL.

        Five words are used throughout. An *input* is anything that a process takes: an API call, a message that arrives, a byte that
        the program writes. A *choice* is something that can happen next in a world, such as the next statement of a thread or the
        delivery of a message; a scheduler picks one. A *transition* is what the world makes of a choice: one process takes its
        inputs, to the end. The engine reports a transition in *steps*: checks, which only tell, and effects, each of which can be
        undone. A *moment* is a place of the cursor between two steps, and all views show the state at one moment.

        ![The bundles, and which requires which](architecture.svg)

        This page and its picture are generated from the manifests and from what the packages say of themselves. To write them anew:

            mvn clean test -pl :architecture -am -Dportalscope.architecture.write=true

        ## Bundles

        | bundle | holds | requires | from outside |
        |---|---|---|---|
        """;

    private static final String PACKAGES = """

        ## Packages

        API is for everybody. What else a bundle exports is for the bundles that are named, which are all that use it.
        """;

    private static final String NONE = "–";

    private final List<BundleManifest> fromAbove = new ArrayList<>();

    ArchitecturePage(List<BundleManifest> manifests) {
        Map<String, BundleManifest> byName = manifests.stream().collect(Collectors.toMap(BundleManifest::name, Function.identity()));
        new Layers(manifests).fromBelow().forEach(layer -> layer.forEach(name -> fromAbove.add(byName.get(name))));
        Collections.reverse(fromAbove);
    }

    String text() {
        return fromAbove.stream().map(ArchitecturePage::row).collect(Collectors.joining("", HEAD, PACKAGES))
            + fromAbove.stream().map(ArchitecturePage::packages).collect(Collectors.joining());
    }

    private static String row(BundleManifest manifest) {
        return line("[" + manifest.shortName() + "](../../bundles/" + manifest.name() + ")", manifest.description(),
            words(manifest.requiresOfOurs().stream().map(ArchitecturePage::shortName).toList()),
            words(fromOutside(manifest)));
    }

    private static List<String> fromOutside(BundleManifest manifest) {
        return Stream.concat(manifest.requires().stream(), manifest.imports().stream()).filter(name -> !name.startsWith(BundleManifest.PREFIX)).toList();
    }

    private static String packages(BundleManifest manifest) {
        String head = "\n### " + manifest.shortName() + "\n\n| package | holds | for |\n|---|---|---|\n";
        List<PackageSummary> packages = PackageSummary.of(manifest);
        return packages.isEmpty() ? "" : packages.stream().map(summary -> row(manifest, summary)).collect(Collectors.joining("", head, ""));
    }

    private static String row(BundleManifest manifest, PackageSummary summary) {
        return line("`" + summary.name() + "`", summary.sentence(), audience(manifest, summary.name()));
    }

    private static String audience(BundleManifest manifest, String name) {
        return manifest.exports().stream().filter(exported -> exported.name().equals(name)).findFirst().map(ArchitecturePage::audience).orElse(NONE);
    }

    private static String audience(ExportedPackage exported) {
        return exported.isApi() ? "**API**" : words(exported.friends().stream().map(ArchitecturePage::shortName).toList());
    }

    private static String shortName(String bundle) {
        return bundle.substring(BundleManifest.PREFIX.length());
    }

    private static String words(List<String> names) {
        return names.isEmpty() ? NONE : String.join(", ", names);
    }

    private static String line(String... cells) {
        return "| " + String.join(" | ", cells) + " |\n";
    }
}
