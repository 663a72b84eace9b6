import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * Writes the jars of products anew, uncompressed and without signatures, both for the sake of starts: those load ten thousand classes, which need not be
 * unpacked then, and the virtual machine archives no class of a signed jar, nor any class below one. The product checks no signature, and p2, which would, is
 * no part of it.
 */
final class StoreJars {

    private static final Pattern SIGNATURE = Pattern.compile("META-INF/[^/]+\\.(SF|RSA|DSA|EC)");
    private static final String DIGEST = "-Digest";

    private StoreJars() {
    }

    /** @param folders the folders whose jars are written anew, however deep they lie */
    public static void main(String[] folders) throws IOException {
        for (String folder : folders) {
            for (Path jar : jars(Path.of(folder))) {
                store(jar);
            }
        }
    }

    private static List<Path> jars(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".jar")).toList();
        }
    }

    private static void store(Path jar) throws IOException {
        Path stored = Path.of(jar + ".stored");
        try (ZipFile from = new ZipFile(jar.toFile()); ZipOutputStream to = new ZipOutputStream(new BufferedOutputStream(Files.newOutputStream(stored)))) {
            for (ZipEntry entry : from.stream().filter(entry -> !SIGNATURE.matcher(entry.getName()).matches()).toList()) {
                write(to, entry, content(from, entry));
            }
        }
        Files.move(stored, jar, StandardCopyOption.REPLACE_EXISTING);
    }

    private static byte[] content(ZipFile jar, ZipEntry entry) throws IOException {
        try (InputStream content = jar.getInputStream(entry)) {
            return entry.getName().equals(JarFile.MANIFEST_NAME) ? withoutDigests(new Manifest(content)) : content.readAllBytes();
        }
    }

    /** What a manifest says, less the digests of single files. */
    private static byte[] withoutDigests(Manifest manifest) throws IOException {
        manifest.getEntries().values().forEach(attributes -> attributes.keySet().removeIf(name -> name.toString().endsWith(DIGEST)));
        manifest.getEntries().values().removeIf(Attributes::isEmpty);
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        manifest.write(text);
        return text.toByteArray();
    }

    private static void write(ZipOutputStream to, ZipEntry entry, byte[] content) throws IOException {
        CRC32 sum = new CRC32();
        sum.update(content);
        ZipEntry stored = new ZipEntry(entry.getName());
        stored.setTime(entry.getTime());
        stored.setMethod(ZipEntry.STORED);
        stored.setSize(content.length);
        stored.setCrc(sum.getValue());
        to.putNextEntry(stored);
        to.write(content);
        to.closeEntry();
    }
}
