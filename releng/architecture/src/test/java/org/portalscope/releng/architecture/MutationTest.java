package org.portalscope.releng.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.properties.CanBeAnnotated.Predicates.annotatedWith;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noFields;

import org.junit.jupiter.api.Test;
import org.portalscope.engine.annotation.Mutation;
import org.portalscope.engine.step.Effect;

import com.tngtech.archunit.core.domain.JavaCall;

/** State changes by effects only. */
class MutationTest {

    private static final String[] STATE = {Bundle.ENGINE.packages(), Bundle.WORLD.packages()};

    @Test
    void shouldChangeStateByEffectsOnly() {
        noClasses().that(not(assignableTo(Effect.class).or(resideInAnyPackage("org.portalscope.engine.effect", "..snapshot.."))
                .or(annotatedWith(Mutation.class))))
            .should().callCodeUnitWhere(describe("it changes state of another package", MutationTest::changesForeignState))
            .because("whatever changes state must be undone when the cursor goes back; only effects are, only a snapshot replaces all of it, "
                + "and what is marked as a mutation is never undone")
            .check(Classes.ALL);
    }

    @Test
    void shouldHideWhatCanBeChanged() {
        noFields().that().areDeclaredInClassesThat().resideInAnyPackage(STATE).and().areNotStatic()
            .should().bePublic()
            .because("a field that everybody can set is changed by somebody who notes no effect")
            .check(Classes.ALL);
    }

    private static boolean changesForeignState(JavaCall<?> call) {
        return call.getTarget().isAnnotatedWith(Mutation.class)
            && !call.getOriginOwner().getPackageName().equals(call.getTargetOwner().getPackageName());
    }
}
