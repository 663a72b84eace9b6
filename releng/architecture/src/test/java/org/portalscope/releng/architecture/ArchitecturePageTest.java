package org.portalscope.releng.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** {@code releng/docs/architecture.md} and its picture are what the manifests say. */
class ArchitecturePageTest {

    private static final Path PAGE = Path.of("../docs/architecture.md");
    private static final Path PICTURE = Path.of("../docs/architecture.svg");
    private static final String TO_WRITE = "-Dportalscope.architecture.write=true writes it anew";

    private static String page;
    private static String picture;

    @BeforeAll
    static void makeThePage() throws IOException {
        List<BundleManifest> manifests = BundleManifest.all();
        page = new ArchitecturePage(manifests).text();
        picture = new ArchitecturePicture(manifests.stream().filter(manifest -> !manifest.holdsTests()).toList()).svg();
        if (Boolean.getBoolean("portalscope.architecture.write")) {
            Files.writeString(PAGE, page);
            Files.writeString(PICTURE, picture);
        }
    }

    static List<BundleManifest> manifests() {
        return BundleManifest.all();
    }

    @Test
    void shouldBeThePage() throws IOException {
        assertEquals(page, Files.readString(PAGE), TO_WRITE);
    }

    @Test
    void shouldBeThePicture() throws IOException {
        assertEquals(picture, Files.readString(PICTURE), TO_WRITE);
    }

    @ParameterizedTest
    @MethodSource("manifests")
    void shouldTellWhatEachBundleHolds(BundleManifest manifest) {
        assertFalse(manifest.description().isBlank(), () -> "the manifest of " + manifest.name() + " wants a Bundle-Description");
    }

    @ParameterizedTest
    @MethodSource("manifests")
    void shouldTellWhatEachPackageHolds(BundleManifest manifest) {
        for (PackageSummary summary : PackageSummary.of(manifest)) {
            assertFalse(summary.sentence().isBlank(), () -> summary.name() + " does not say what it holds");
        }
    }
}
