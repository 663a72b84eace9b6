package org.portalscope.releng.architecture;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The components of records that may be null, since their Javadoc says so. */
final class DocumentedNulls {

    private static final Path BUNDLES = Path.of("..", "..", "bundles");
    private static final Pattern COMPONENT = Pattern.compile("\\* @param (\\w+)((?:(?!\\* @|\\*/)[\\s\\S])*)");
    private static final Pattern NULL = Pattern.compile("\\bnull\\b");

    private DocumentedNulls() {
    }

    static Set<String> of(Class<?> type) {
        String text = source(type);
        int end = text.indexOf("record " + type.getSimpleName() + "(");
        String comment = text.substring(text.lastIndexOf("/**", end), end);
        return COMPONENT.matcher(comment).results().filter(component -> NULL.matcher(component.group(2)).find()).map(component -> component.group(1))
            .collect(Collectors.toSet());
    }

    private static String source(Class<?> type) {
        String name = type.getName().replaceFirst("\\$.*", "").replace('.', '/') + ".java";
        try (Stream<Path> bundles = Files.list(BUNDLES)) {
            Path file = bundles.map(bundle -> bundle.resolve("src").resolve(name)).filter(Files::exists).findFirst().orElseThrow();
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
