package org.portalscope.scenario.parser;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.portalscope.expression.Expression;
import org.portalscope.expression.syntax.LiteralReader;
import org.portalscope.expression.value.Problems;
import org.portalscope.scenario.parser.ScenarioParser.FunctionContext;
import org.portalscope.scenario.parser.ScenarioParser.InvariantContext;
import org.portalscope.scenario.parser.ScenarioParser.StatementContext;
import org.portalscope.scenario.parser.ScenarioParser.ThreadContext;
import org.portalscope.scenario.statement.FinalCheck;
import org.portalscope.scenario.thread.Body;
import org.portalscope.scenario.thread.Code;
import org.portalscope.scenario.thread.Invariant;
import org.portalscope.scenario.thread.NameTable;
import org.portalscope.scenario.thread.Signature;
import org.portalscope.world.program.SourceLocation;

/** Builds the bodies of a process, or of the functions of a file, and checks them against each other. */
final class CodeBuilder {

    private final ScenarioSource source;
    private final FunctionScope functions;
    private final NameTable names;
    private final int first;
    private final List<BodyBuilder> bodies = new ArrayList<>();
    private final List<Invariant> invariants = new ArrayList<>();
    private final NameOwners owners = new NameOwners();
    private Set<Integer> usedAlways = Set.of();

    /**
     * @param functions that the bodies may call
     * @param names     of the process; functions have names of their own in front of them
     * @param first     index of the first body that is built
     */
    CodeBuilder(ScenarioSource source, FunctionScope functions, NameTable names, int first) {
        this.source = source;
        this.functions = functions;
        this.names = names;
        this.first = first;
    }

    /** Adds the bodies of a process: that of its first thread, its functions, and the threads that the first one starts. */
    void build(List<StatementContext> main, SourceLocation header, Map<Signature, FunctionContext> own) {
        BodyBuilder body = new BodyBuilder(source, "main", null, functions, names, this::addThread);
        bodies.add(body);
        own.forEach((signature, tree) -> addFunction(tree, signature));
        body.build(main, header);
    }

    /** Adds what holds always, and the body that checks what holds at last; its index, or {@link Code#NONE}. */
    int add(List<InvariantContext> trees, SourceLocation header) {
        BodyBuilder atLast = new BodyBuilder(source, "finally", null, functions, names, null);
        for (InvariantContext tree : trees) {
            Expression condition = ScenarioSource.isBroken(tree) ? null : source.expression(tree.expression());
            if (condition == null) {
                continue;
            }
            String message = tree.STRING() == null ? "" : LiteralReader.text(tree.STRING().getSymbol(), source.problems());
            Invariant invariant = new Invariant(source.place(tree), condition, message);
            if (tree.when.getText().equals("always")) {
                invariants.add(invariant);
            } else {
                atLast.add(new FinalCheck(invariant));
            }
        }
        if (atLast.size() == 0) {
            return Code.NONE;
        }
        atLast.build(List.of(), header);
        bodies.add(atLast);
        return first + bodies.size() - 1;
    }

    private int addThread(ThreadContext tree, SourceLocation place, boolean isRepeated) {
        BodyBuilder body = new BodyBuilder(source, tree.name().getText(), null, functions, names, this::addThread);
        if (isRepeated) {
            body.setRepeated();
        }
        bodies.add(body);
        int index = first + bodies.size() - 1;
        body.build(tree.block().statement(), place);
        return index;
    }

    /** Adds the body of a function. */
    void addFunction(FunctionContext tree, Signature signature) {
        NameTable own = names.inner();
        signature.parameters().forEach(parameter -> own.addParameter(parameter.name(), parameter.type()));
        BodyBuilder body = new BodyBuilder(source, signature.name(), signature, functions, own, null);
        bodies.add(body);
        body.build(tree.block().statement(), source.placeBefore(tree, tree.block()));
        if (signature.result() != null && Reachability.reachTheEnd(tree.block().statement())) {
            source.problems().add(ScenarioSource.position(tree.name()), signature.name(), "'return' on every way through it, since it has a result");
        }
    }

    /** A name may be used before the statement that binds it, by another thread; so all are bound before any is checked. */
    void check(Problems problems) {
        boolean changed = true;
        while (changed) {
            changed = false;
            for (BodyBuilder body : bodies) {
                body.declare();
            }
            for (BodyBuilder body : bodies) {
                changed |= body.takeChanged();
            }
        }
        bodies.forEach(body -> body.check(problems));
        invariants.forEach(invariant -> invariant.check(names, problems));
    }

    /** What holds after every transition; only if nothing is wrong. */
    List<Invariant> invariants() {
        List<Invariant> resolved = invariants.stream().map(invariant -> invariant.resolve(names)).toList();
        usedAlways = names.takeUsed();
        return resolved;
    }

    /** What runs; only if nothing is wrong. */
    List<Body> resolve() {
        List<Body> resolved = new ArrayList<>();
        for (BodyBuilder body : bodies) {
            resolved.add(body.resolve());
            body.tell(owners, first + resolved.size() - 1);
        }
        return resolved;
    }

    /** The slots of names that one thread alone can use, once all is resolved. */
    Set<Integer> owned() {
        Set<Integer> owned = new HashSet<>(owners.owned());
        owned.removeAll(usedAlways);
        return owned;
    }
}
