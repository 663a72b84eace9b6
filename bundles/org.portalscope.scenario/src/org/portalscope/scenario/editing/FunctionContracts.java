package org.portalscope.scenario.editing;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;

import org.portalscope.expression.tree.BuiltinFunction;
import org.portalscope.protocol.CallParameter;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.ProtocolOperation;
import org.portalscope.protocol.Protocols;
import org.portalscope.scenario.source.Imports;

/**
 * The contracts of all functions that a scenario can call: those of Portals, of expressions, of the protocols that it uses, and its own; and what
 * else these protocols bring. Immutable.
 */
public final class FunctionContracts {

    private final Map<String, FunctionContract> byName = new LinkedHashMap<>(PortalsContracts.all());

    private final Map<String, String> words = new TreeMap<>();

    private FunctionContracts() {
        for (BuiltinFunction function : BuiltinFunction.values()) {
            List<FunctionContract.Parameter> parameters = function.parameterNames().stream()
                    .map(name -> new FunctionContract.Parameter(name, "", "", false)).toList();
            add(new FunctionContract(function.word(), "Yields " + function.about() + ".", "", parameters, "", List.of()));
        }
    }

    /**
     * Those that a text can call.
     *
     * @param protocols those that can be used; the calls are there of those that the text says it uses
     */
    public static FunctionContracts of(String text, Protocols protocols) {
        FunctionContracts contracts = new FunctionContracts();
        contracts.addWhatIsIn(TokenText.of(text), protocols);
        return contracts;
    }

    /**
     * Those that a text can call, the functions of the files among them that it imports.
     *
     * @param imports   finds the files
     * @param protocols those that can be used
     */
    public static FunctionContracts of(Imports.Module text, Imports imports, Protocols protocols) {
        FunctionContracts contracts = of(text.text(), protocols);
        ImportedFiles.of(text, imports).forEach(file -> contracts.addWhatIsIn(TokenText.of(file.text()), protocols));
        return contracts;
    }

    private void addWhatIsIn(TokenText tokens, Protocols protocols) {
        tokens.behind("use").stream().map(protocols::get).filter(Objects::nonNull).forEach(this::add);
        OwnFunctions.in(tokens).forEach(this::add);
    }

    private void add(Protocol protocol) {
        words.putAll(ProtocolWords.of(protocol));
        for (ProtocolOperation operation : protocol.operations()) {
            List<FunctionContract.Parameter> parameters = operation.parameters().stream()
                    .map(each -> new FunctionContract.Parameter(each.variable().name(), each.variable().type().words(), "",
                            each.direction() != CallParameter.Direction.IN)).toList();
            add(new FunctionContract(operation.name(), operation.about(), "", parameters, operation.result() == null ? "" : operation.result().words(),
                    List.of()));
        }
    }

    private void add(FunctionContract contract) {
        byName.putIfAbsent(contract.name(), contract);
    }

    /** The contract of the function of a name, if there is one. */
    public Optional<FunctionContract> find(String name) {
        return Optional.ofNullable(byName.get(name));
    }

    /** What is to be said of the function of a name, or of a word of a protocol, if there is something. */
    public Optional<String> text(String name) {
        return find(name).map(FunctionContract::text).or(() -> Optional.ofNullable(words.get(name)));
    }

    /** What the words mean that protocols bring besides functions: their names, constants and parameters, in alphabetical order. */
    public Map<String, String> words() {
        return Collections.unmodifiableMap(words);
    }

    /** All of them: those of Portals first, in the document's order. */
    public Collection<FunctionContract> all() {
        return List.copyOf(byName.values());
    }
}
