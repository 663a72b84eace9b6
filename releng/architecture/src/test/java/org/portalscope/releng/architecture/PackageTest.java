package org.portalscope.releng.architecture;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toCollection;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** How packages use each other, and what their types are called. */
class PackageTest {

    private static final String MODEL = Bundle.MODEL.root();

    /** What is generated from the one Ecore model. */
    private static final Set<String> GENERATED = Set.of(MODEL, MODEL + ".impl", MODEL + ".util");

    /** Each package by itself, but those that are generated from the one Ecore model together: a factory and what it makes name each other. */
    private static final SliceAssignment PACKAGES = new SliceAssignment() {
        @Override
        public SliceIdentifier getIdentifierOf(JavaClass type) {
            return SliceIdentifier.of(isGenerated(type) ? MODEL : type.getPackageName());
        }

        @Override
        public String getDescription() {
            return "packages";
        }
    };

    @Test
    void shouldHaveNoCycleOfPackages() {
        slices().assignedFrom(PACKAGES)
            .should().beFreeOfCycles()
            .because("packages in a cycle can only be read, tested and changed together: they are one room with several doors")
            .check(Classes.ALL);
    }

    @Test
    void shouldHaveOneTypeToAName() {
        Map<String, Set<String>> byName = Classes.ALL.stream()
            .filter(type -> type.isTopLevelClass() && type.getModifiers().contains(JavaModifier.PUBLIC) && !isGenerated(type))
            .collect(groupingBy(JavaClass::getSimpleName, TreeMap::new, mapping(JavaClass::getName, toCollection(TreeSet::new))));
        byName.values().removeIf(types -> types.size() == 1);
        assertEquals(Map.of(), byName, "who reads a name should know which type it is");
    }

    private static boolean isGenerated(JavaClass type) {
        return GENERATED.contains(type.getPackageName());
    }
}
