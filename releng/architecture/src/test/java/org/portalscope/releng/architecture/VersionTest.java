package org.portalscope.releng.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The version is in the root POM and nowhere else: manifests, the feature and the product leave it to the build. */
class VersionTest {

    private static final Path TOP = Path.of("../..");
    private static final String LEFT_TO_THE_BUILD = "0.0.0.qualifier";
    private static final Pattern IN_A_MANIFEST = Pattern.compile("Bundle-Version: (.*)");
    private static final Pattern OF_A_PARENT = Pattern.compile("(?s)<parent>.*?<version>(.*?)</version>.*?</parent>");
    private static final Pattern OF_AN_ELEMENT = Pattern.compile("(?s)<(?:feature|product) [^>]*?\\bversion=\"(.*?)\"");

    @Test
    void shouldLeaveTheVersionOfBundlesToTheBuild() throws IOException {
        for (BundleManifest manifest : BundleManifest.all()) {
            assertVersion(LEFT_TO_THE_BUILD, IN_A_MANIFEST, manifest.file());
        }
    }

    @Test
    void shouldLeaveTheVersionOfTheFeatureAndTheProductToTheBuild() throws IOException {
        assertVersion(LEFT_TO_THE_BUILD, OF_AN_ELEMENT, TOP.resolve("features/org.portalscope.feature/feature.xml"));
        assertVersion(LEFT_TO_THE_BUILD, OF_AN_ELEMENT, TOP.resolve("product/org.portalscope.product"));
    }

    @Test
    void shouldTakeTheVersionOfModulesFromTheRoot() throws IOException {
        try (Stream<Path> files = Files.walk(TOP, 3)) {
            List<Path> modules = files.filter(file -> file.endsWith("pom.xml") && !file.equals(TOP.resolve("pom.xml"))).toList();
            for (Path module : modules) {
                assertVersion("${revision}", OF_A_PARENT, module);
            }
        }
    }

    private static void assertVersion(String expected, Pattern place, Path file) throws IOException {
        List<String> found = place.matcher(Files.readString(file)).results().map(version -> version.group(1)).toList();
        assertEquals(List.of(expected), found, file::toString);
    }
}
