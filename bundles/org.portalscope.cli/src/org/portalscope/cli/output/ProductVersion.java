package org.portalscope.cli.output;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarFile;
import java.util.jar.Manifest;

import picocli.CommandLine.IVersionProvider;

/** The version that the build has written into the manifest of the jar that holds the command line. */
public final class ProductVersion implements IVersionProvider {

    private static final String NAME = "Portalscope";

    @Override
    public String[] getVersion() throws IOException, URISyntaxException {
        return new String[] {of(Path.of(ProductVersion.class.getProtectionDomain().getCodeSource().getLocation().toURI()))};
    }

    /** The version without the name of the product; for classes in a folder a word that stands for it. */
    public static String number() {
        try {
            String version = new ProductVersion().getVersion()[0].substring(NAME.length()).strip();
            return version.isEmpty() ? "unreleased" : version;
        } catch (IOException | URISyntaxException e) {
            throw new IllegalStateException("the command line does not find itself", e);
        }
    }

    /** The name of the product with the version of a jar; the name alone for classes in a folder, which have no version yet. */
    static String of(Path classes) throws IOException {
        if (Files.isDirectory(classes)) {
            return NAME;
        }
        try (JarFile jar = new JarFile(classes.toFile())) {
            Manifest manifest = jar.getManifest();
            return manifest == null ? NAME : NAME + " " + manifest.getMainAttributes().getValue("Bundle-Version");
        }
    }
}
