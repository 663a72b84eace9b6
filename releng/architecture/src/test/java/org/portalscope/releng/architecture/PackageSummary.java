package org.portalscope.releng.architecture;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What a package holds, in a sentence.
 *
 * @param name the name of the package
 * @param sentence the first sentence of its documentation, in Markdown
 */
record PackageSummary(String name, String sentence) {

    private static final Pattern COMMENT = Pattern.compile("(?s)/\\*\\*(.*?)\\*/");
    private static final Pattern FIRST_SENTENCE = Pattern.compile("(?s)^.*?\\.(?=\\s|$)");
    private static final Pattern TAG = Pattern.compile("\\{@(?:code |link (?:[a-z]\\w*\\.)*)([^{}]*)}");

    /** Reads those of a bundle, in the order of their names. */
    static List<PackageSummary> of(BundleManifest manifest) {
        Path sources = manifest.folder().resolve("src");
        if (!Files.exists(sources)) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(sources)) {
            return files.filter(file -> file.endsWith("package-info.java"))
                .map(file -> read(sources, file))
                .sorted(Comparator.comparing(PackageSummary::name))
                .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static PackageSummary read(Path sources, Path file) {
        try {
            return new PackageSummary(sources.relativize(file.getParent()).toString().replaceAll("[/\\\\]", "."), sentence(Files.readString(file)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String sentence(String source) {
        Matcher comment = COMMENT.matcher(source);
        String words = comment.find() ? comment.group(1).replaceAll("\\n \\* ?", " ").strip().replaceAll("\\s+", " ") : "";
        Matcher first = FIRST_SENTENCE.matcher(words);
        return TAG.matcher(first.find() ? first.group() : words).replaceAll("`$1`");
    }
}
