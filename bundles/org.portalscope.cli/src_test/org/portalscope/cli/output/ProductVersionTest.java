package org.portalscope.cli.output;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProductVersionTest {

    @TempDir
    Path folder;

    @Test
    void shouldTakeTheVersionFromTheManifestOfTheJar() throws IOException {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().putValue("Bundle-Version", "1.2.3.4");
        Path jar = folder.resolve("cli.jar");
        new JarOutputStream(Files.newOutputStream(jar), manifest).close();
        assertEquals("Portalscope 1.2.3.4", ProductVersion.of(jar));
    }

    @Test
    void shouldHaveNoneForClassesThatAreNotPackaged() throws IOException {
        assertEquals("Portalscope", ProductVersion.of(folder));
    }
}
