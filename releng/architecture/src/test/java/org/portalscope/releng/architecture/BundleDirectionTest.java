package org.portalscope.releng.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClass;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A bundle uses nothing but what lies below it. */
class BundleDirectionTest {

    private static final Set<String> WITHOUT_A_PLACE = Set.of("org.portalscope.help", "org.portalscope.icu", "org.portalscope.ui.tests");

    @ParameterizedTest
    @EnumSource
    void shouldUseOnlyWhatLiesBelow(Bundle bundle) {
        String[] allowed = Stream.concat(Stream.of(bundle), bundle.below().stream()).map(Bundle::packages).toArray(String[]::new);
        classes().that(resideInAPackage(bundle.packages()))
            .should().onlyDependOnClassesThat(resideInAnyPackage(allowed).or(resideOutsideOfPackages("org.portalscope..")))
            .because("a message's way leads through the bundles in one direction, so that each can be read, tested and used without "
                + "what lies above it; a step back would make the engine depend on who looks at it")
            .check(Classes.ALL);
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
        try (Stream<Path> folders = Files.list(Path.of("../../bundles"))) {
            Set<String> found = folders.map(folder -> folder.getFileName().toString())
                .filter(name -> name.startsWith("org.portalscope.") && !WITHOUT_A_PLACE.contains(name))
                .collect(Collectors.toSet());
            Set<String> known = Stream.of(Bundle.values()).map(Bundle::root).collect(Collectors.toSet());
            assertEquals(known, found, "a new bundle needs its place in the table");
        }
    }
}
