package org.portalscope.releng.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A bundle uses nothing but what the table grants it, all of which lies below it, and its manifest says what it uses. */
class BundleUseTest {

    @ParameterizedTest
    @EnumSource
    void shouldUseOnlyWhatTheTableGrants(Bundle bundle) {
        String[] allowed = Stream.concat(Stream.of(bundle), bundle.uses().stream()).map(Bundle::packages).toArray(String[]::new);
        classes().that(resideInAPackage(bundle.packages()))
            .should().onlyDependOnClassesThat(resideInAnyPackage(allowed).or(resideOutsideOfPackages("org.portalscope..")))
            .because("a message's way leads through the bundles in one direction, so that each can be read, tested and used without "
                + "what lies above it; and what a neighbour uses may change without asking its neighbours")
            .check(Classes.ALL);
    }

    @ParameterizedTest
    @EnumSource
    void shouldBeGrantedOnlyWhatLiesBelow(Bundle bundle) {
        assertTrue(bundle.uses().stream().allMatch(used -> used.ordinal() < bundle.ordinal()), () -> bundle + " may use " + bundle.uses());
    }

    @ParameterizedTest
    @EnumSource
    void shouldRequireWhatItUses(Bundle bundle) throws IOException {
        Set<Bundle> used = Classes.ALL.stream().filter(bundle::holds)
            .flatMap(type -> type.getDirectDependenciesFromSelf().stream()).map(Dependency::getTargetClass)
            .flatMap(target -> Stream.of(Bundle.values()).filter(other -> other != bundle && other.holds(target)))
            .collect(Collectors.toSet());
        assertEquals(new TreeSet<>(used), new TreeSet<>(bundle.required()), () -> "Require-Bundle in the manifest of " + bundle.root());
    }

    @ParameterizedTest
    @EnumSource
    void shouldHoldClasses(Bundle bundle) {
        assertTrue(Classes.ALL.stream().anyMatch(type -> bundle.holds(type) && !type.getSimpleName().equals("package-info")),
            () -> "no class of " + bundle + " has been read: nothing was checked");
    }

    @Test
    void shouldKnowTheBundleOfEveryClass() {
        Set<String> strangers = Classes.ALL.stream()
            .filter(type -> Stream.of(Bundle.values()).noneMatch(bundle -> bundle.holds(type)))
            .map(JavaClass::getName)
            .collect(Collectors.toSet());
        assertEquals(Set.of(), strangers, "classes outside of every bundle's packages are not held to any direction");
    }

    @Test
    void shouldKnowEveryBundle() throws IOException {
        try (Stream<Path> folders = Files.list(Bundle.FOLDER)) {
            Set<String> strangers = folders.map(folder -> folder.getFileName().toString())
                .filter(name -> Files.isDirectory(Bundle.FOLDER.resolve(name).resolve("src").resolve(name.replace('.', '/'))))
                .filter(name -> Stream.of(Bundle.values()).noneMatch(bundle -> (name + '.').startsWith(bundle.root() + '.')))
                .collect(Collectors.toSet());
            assertEquals(Set.of(), strangers, "a new bundle needs its place in the table");
        }
    }
}
