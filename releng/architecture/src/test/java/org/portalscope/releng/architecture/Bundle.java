package org.portalscope.releng.architecture;

import com.tngtech.archunit.core.domain.JavaClass;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** The bundles from the lowest to the highest, each with those it may use. */
enum Bundle {
    ENGINE,
    EXPRESSION(ENGINE),
    PROTOCOL(ENGINE),
    WORLD(ENGINE),
    SCENARIO(WORLD, EXPRESSION, PROTOCOL),
    SESSION(WORLD, EXPRESSION),
    MODEL(SESSION),
    SCENE(MODEL),
    GRAPH(SCENE),
    CLI(SCENE, SCENARIO),
    UI(CLI, GRAPH);

    private final List<Bundle> uses;

    Bundle(Bundle... uses) {
        this.uses = List.of(uses);
    }

    /** Returns the bundles that this one may use, which are also those that the ones it uses may use. */
    Set<Bundle> below() {
        Set<Bundle> below = EnumSet.noneOf(Bundle.class);
        for (Bundle used : uses) {
            below.add(used);
            below.addAll(used.below());
        }
        return below;
    }

    String root() {
        return "org.portalscope." + name().toLowerCase(Locale.ROOT);
    }

    /** Returns the pattern that matches every package of this bundle. */
    String packages() {
        return root() + "..";
    }

    boolean holds(JavaClass type) {
        return (type.getPackageName() + '.').startsWith(root() + '.');
    }
}
