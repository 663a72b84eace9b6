package org.portalscope.releng.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A manifest exports what is API to everybody, and what else others use to those others. */
class ExportsTest {

    /** The bundles with packages that are made for others than ourselves. */
    private static final Set<String> WITH_AN_API = Set.of("dat", "engine", "lapi", "mpi", "protocol", "presentation", "scenario", "timeline", "world");

    /** It has no package of ours: it stands in for those of ICU. */
    private static final String STANDS_IN = "icu";

    private static List<BundleManifest> manifests;
    private static PackageUses uses;

    @BeforeAll
    static void readTheManifests() throws IOException {
        manifests = BundleManifest.all();
        uses = PackageUses.of(manifests);
        if (Boolean.getBoolean("portalscope.exports.write")) {
            for (BundleManifest manifest : checked().toList()) {
                new Exports(uses).write(manifest);
            }
            manifests = BundleManifest.all();
        }
    }

    static Stream<BundleManifest> checked() {
        return manifests.stream().filter(manifest -> !manifest.shortName().equals(STANDS_IN));
    }

    /** What tests use without importing it is not known. */
    static Stream<BundleManifest> withClasses() {
        return checked().filter(manifest -> holdsClasses(manifest.name()));
    }

    @ParameterizedTest
    @MethodSource("checked")
    void shouldExportWhatOthersUseToThoseWhoUseIt(BundleManifest manifest) {
        assertEquals(new Exports(uses).wanted(manifest), manifest.exports(),
            "-Dportalscope.exports.write=true writes the manifests as they ought to be; what is API stays as it is");
    }

    @ParameterizedTest
    @MethodSource("checked")
    void shouldExportNothingThatIsNotThere(BundleManifest manifest) {
        List<String> empty = manifest.exports().stream().map(ExportedPackage::name).filter(name -> !Classes.ALL.containPackage(name)).toList();
        assertEquals(List.of(), empty);
    }

    @ParameterizedTest
    @MethodSource("checked")
    void shouldHaveAnApiOnlyWhereThereIsToBeOne(BundleManifest manifest) {
        List<String> api = manifest.exports().stream().filter(ExportedPackage::isApi).map(ExportedPackage::name).toList();
        assertEquals(WITH_AN_API.contains(manifest.shortName()), !api.isEmpty(), () -> "everybody may use " + api);
    }

    @ParameterizedTest
    @MethodSource("checked")
    void shouldRequireWhatItUses(BundleManifest manifest) {
        Set<String> used = uses.usedBy(manifest.name());
        used.removeAll(manifest.requiresOfOurs());
        assertEquals(Set.of(), used, "it gets them through other bundles, if at all");
    }

    @ParameterizedTest
    @MethodSource("withClasses")
    void shouldRequireNothingElse(BundleManifest manifest) {
        Set<String> required = manifest.requiresOfOurs();
        required.removeAll(uses.usedBy(manifest.name()));
        required.removeIf(name -> !holdsClasses(name));
        assertEquals(Set.of(), required, "nothing of it is used");
    }

    @Test
    void shouldKnowWhoUsesWhat() {
        Set<String> users = uses.usersOfPackages("org.portalscope.engine").get("org.portalscope.engine.api");
        assertTrue(users.containsAll(Set.of("org.portalscope.world", "org.portalscope.cli")), () -> "only " + users + " seem to use the engine");
    }

    private static boolean holdsClasses(String bundle) {
        return Classes.ALL.stream().anyMatch(type -> (type.getPackageName() + '.').startsWith(bundle + '.'));
    }
}
