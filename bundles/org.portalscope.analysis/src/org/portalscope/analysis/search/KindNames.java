package org.portalscope.analysis.search;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

import org.portalscope.expression.NameScope;
import org.portalscope.expression.value.Type;
import org.portalscope.expression.value.Value;

/** The names that a predicate may use for steps of one kind. */
final class KindNames implements NameScope {

    /** Names that steps of some kind have. */
    static final List<String> ALL = List.copyOf(known());

    private final StepKinds.Kind kind;
    private final KnownFacts facts;
    private final List<String> used = new ArrayList<>();
    private boolean lacksOne;

    KindNames(StepKinds.Kind kind) {
        this(kind, KnownFacts.NONE);
    }

    KindNames(StepKinds.Kind kind, KnownFacts facts) {
        this.kind = kind;
        this.facts = facts;
    }

    private static Set<String> known() {
        Set<String> names = new TreeSet<>(CommonName.names());
        StepKinds.ALL.values().forEach(kind -> names.addAll(kind.fields().names()));
        return names;
    }

    @Override
    public Type type(String name) {
        Type field = kind.fields().type(name);
        Optional<CommonName> common = CommonName.of(name).filter(it -> kind.isCheck() || !it.isOfChecks());
        Type type = field != null ? field : common.map(CommonName::type).orElse(null);
        lacksOne |= type == null;
        return type;
    }

    /** Whether it has been asked for a name that steps of this kind do not have. */
    boolean lacksOne() {
        return lacksOne;
    }

    @Override
    public Collection<String> all() {
        return ALL;
    }

    @Override
    public boolean hasState() {
        return false;
    }

    @Override
    public Value constant(String name) {
        return kind.fields().type(name) != null ? null
                : CommonName.of(name).flatMap(this::known).orElse(null);
    }

    private Optional<Value> known(CommonName common) {
        if (common == CommonName.PASSED && kind.isCheck()) {
            return facts.passed().map(passed -> new Value(Type.INTEGER, passed ? 1L : 0L));
        }
        Optional<String> word = common == CommonName.PROCESS ? facts.process() : common.constant(kind);
        return word.map(known -> new Value(Type.STRING, known));
    }

    /** Gives each name that is used a slot of its own. */
    @Override
    public int slot(String name) {
        if (!used.contains(name)) {
            used.add(name);
        }
        return used.indexOf(name);
    }

    /** The names that have slots, by slot. */
    List<String> used() {
        return List.copyOf(used);
    }
}
