package org.portalscope.releng.architecture;

import com.tngtech.archunit.core.domain.JavaClass;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Which bundles use which packages of others: by their classes, and in tests by what the sources say. */
final class PackageUses {

    /** What a source imports, and the package that it lies in, whose other classes it uses without an import. */
    private static final Pattern USED = Pattern.compile("(?m)^(?:import (?:static )?|package )(org\\.portalscope(?:\\.[a-z]\\w*)*)(?:\\.[A-Z]|;)");

    private final List<String> bundles;
    private final SortedMap<String, SortedSet<String>> users = new TreeMap<>();

    private PackageUses(List<BundleManifest> manifests) {
        bundles = manifests.stream().map(BundleManifest::name).sorted(Comparator.comparing(String::length).reversed()).toList();
    }

    static PackageUses of(List<BundleManifest> manifests) {
        PackageUses uses = new PackageUses(manifests);
        Classes.ALL.forEach(uses::addClass);
        manifests.forEach(uses::addTests);
        return uses;
    }

    /** Returns the packages of a bundle that others use, each with those others. */
    SortedMap<String, SortedSet<String>> usersOfPackages(String bundle) {
        SortedMap<String, SortedSet<String>> used = new TreeMap<>(users);
        used.keySet().removeIf(name -> !bundle.equals(owner(name)));
        return used;
    }

    /** Returns the bundles that one uses. */
    SortedSet<String> usedBy(String bundle) {
        SortedSet<String> used = new TreeSet<>();
        for (Map.Entry<String, SortedSet<String>> use : users.entrySet()) {
            if (use.getValue().contains(bundle)) {
                used.add(owner(use.getKey()));
            }
        }
        return used;
    }

    private void addClass(JavaClass type) {
        String user = owner(type.getPackageName());
        type.getDirectDependenciesFromSelf().forEach(use -> add(user, use.getTargetClass().getBaseComponentType().getPackageName()));
    }

    private void addTests(BundleManifest manifest) {
        for (String name : manifest.holdsTests() ? List.of("src", "src_test") : List.of("src_test")) {
            Path folder = manifest.folder().resolve(name);
            if (Files.exists(folder)) {
                sources(folder).forEach(source -> USED.matcher(source).results().forEach(found -> add(manifest.name(), found.group(1))));
            }
        }
    }

    private void add(String user, String packageName) {
        String owner = owner(packageName);
        if (owner != null && !owner.equals(user)) {
            users.computeIfAbsent(packageName, name -> new TreeSet<>()).add(user);
        }
    }

    /** Returns the bundle that a package lies in, or null if it is none of ours. */
    private String owner(String packageName) {
        return bundles.stream().filter(bundle -> (packageName + '.').startsWith(bundle + '.')).findFirst().orElse(null);
    }

    private static List<String> sources(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".java")).map(PackageUses::read).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
