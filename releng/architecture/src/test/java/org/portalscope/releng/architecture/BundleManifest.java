package org.portalscope.releng.architecture;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.eclipse.osgi.util.ManifestElement;
import org.osgi.framework.BundleException;
import org.osgi.framework.Constants;

/**
 * What the manifest of a bundle says.
 *
 * @param name the symbolic name
 * @param description what the bundle holds
 * @param requires the symbolic names of the bundles that it requires, in the order of the manifest
 * @param imports the packages that it takes from whoever has them, in the order of the manifest
 * @param exports the packages that it exports, in the order of the manifest
 */
record BundleManifest(String name, String description, List<String> requires, List<String> imports,
    List<ExportedPackage> exports) {

    static final String PREFIX = "org.portalscope.";

    private static final Path BUNDLES = Path.of("../../bundles");
    private static final String FRIENDS = "x-friends";

    /** Reads the manifests of all bundles, in the order of their names. */
    static List<BundleManifest> all() {
        try (Stream<Path> folders = Files.list(BUNDLES)) {
            return folders.map(folder -> folder.getFileName().toString())
                .filter(name -> name.startsWith(PREFIX))
                .sorted()
                .map(BundleManifest::read)
                .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the name without what all have in common, such as engine. */
    String shortName() {
        return name.substring(PREFIX.length());
    }

    boolean holdsTests() {
        return name.endsWith(".tests");
    }

    /** Returns the folder that the bundle lies in. */
    Path folder() {
        return BUNDLES.resolve(name);
    }

    Path file() {
        return file(name);
    }

    /** Returns which of our own bundles it requires. */
    SortedSet<String> requiresOfOurs() {
        SortedSet<String> ours = new TreeSet<>(requires);
        ours.removeIf(required -> !required.startsWith(PREFIX));
        return ours;
    }

    private static Path file(String name) {
        return BUNDLES.resolve(name).resolve("META-INF/MANIFEST.MF");
    }

    private static BundleManifest read(String name) {
        try (InputStream file = Files.newInputStream(file(name))) {
            Map<String, String> headers = ManifestElement.parseBundleManifest(file);
            return new BundleManifest(name, headers.getOrDefault(Constants.BUNDLE_DESCRIPTION, ""),
                elements(headers, Constants.REQUIRE_BUNDLE).map(ManifestElement::getValue).toList(),
                elements(headers, Constants.IMPORT_PACKAGE).map(ManifestElement::getValue).toList(),
                elements(headers, Constants.EXPORT_PACKAGE).map(BundleManifest::exported).toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (BundleException e) {
            throw new IllegalArgumentException(file(name) + " is no manifest", e);
        }
    }

    private static Stream<ManifestElement> elements(Map<String, String> headers, String header) throws BundleException {
        ManifestElement[] elements = ManifestElement.parseHeader(header, headers.get(header));
        return elements == null ? Stream.empty() : Arrays.stream(elements);
    }

    private static ExportedPackage exported(ManifestElement element) {
        List<String> directives = element.getDirectiveKeys() == null ? List.of() : Collections.list(element.getDirectiveKeys());
        if (!List.of(FRIENDS).containsAll(directives)) {
            throw new IllegalArgumentException(element + ": a package that is not for everybody names those that use it by " + FRIENDS);
        }
        String[] friends = directives.isEmpty() ? new String[0] : ManifestElement.getArrayFromList(element.getDirective(FRIENDS));
        return new ExportedPackage(element.getValue(), new TreeSet<>(Arrays.asList(friends)));
    }
}
