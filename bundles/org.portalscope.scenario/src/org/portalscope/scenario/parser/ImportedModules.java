package org.portalscope.scenario.parser;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

import org.portalscope.expression.syntax.LiteralReader;
import org.portalscope.expression.syntax.TokenReader;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.SourcePosition;
import org.portalscope.expression.value.Value;
import org.portalscope.protocol.Protocols;
import org.portalscope.scenario.parser.ScenarioParser.ImportFileContext;
import org.portalscope.scenario.parser.ScenarioParser.ModuleContext;
import org.portalscope.scenario.source.Imports;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.world.program.SourceId;

/** The files that a scenario imports, and those that they import: their constants and functions, each file once. */
final class ImportedModules {

    private static final int MOST = 64;

    private final Imports imports;
    private final Map<String, Value> constants = new TreeMap<>();
    private final SharedFunctions functions = new SharedFunctions();
    private final UseBuilder uses;
    /** The names of the files that are being read, the scenario's own first. */
    private final Map<SourceId, String> loading = new LinkedHashMap<>();
    private final Set<SourceId> loaded = new HashSet<>();
    private final List<Imports.Module> files = new ArrayList<>();

    /**
     * None so far.
     *
     * @param id        which text the scenario's own is
     * @param file      the name of its file as users know it
     * @param protocols those that can be used
     */
    ImportedModules(SourceId id, String file, Imports imports, Protocols protocols) {
        uses = new UseBuilder(protocols, constants, functions.scope());
        this.imports = imports;
        loading.put(id, Path.of(file).normalize().toString().replace('\\', '/'));
    }

    /** The constants known so far. */
    Map<String, Value> constants() {
        return constants;
    }

    /** The functions known so far. */
    SharedFunctions functions() {
        return functions;
    }

    /** The files, in the order in which they were first imported. */
    List<Imports.Module> files() {
        return files;
    }

    /** The protocols used so far. */
    UseBuilder uses() {
        return uses;
    }

    /** Loads the files that a file imports; what is wrong with them is noted where they are imported. */
    void load(List<ImportFileContext> trees, ScenarioSource importer) {
        for (ImportFileContext tree : trees) {
            if (!ScenarioSource.isBroken(tree)) {
                load(LiteralReader.text(tree.path, importer.problems()), TokenReader.position(tree.path), importer);
            }
        }
    }

    private void load(String path, SourcePosition position, ScenarioSource importer) {
        try {
            Imports.Module module = imports.find(importer.id(), importer.file(), path);
            if (loading.containsKey(module.id())) {
                importer.problems().add(position, path, cycle(module.id()));
            } else if (SyntaxTree.isScenario(module.text())) {
                importer.problems().add(position, path, "a file of constants and functions: this is a scenario with processes");
            } else if (loaded.size() == MOST) {
                importer.problems().add(position, path, "at most " + MOST + " imported files");
            } else if (loaded.add(module.id())) {
                build(module, position, importer.problems());
            }
        } catch (ScenarioException e) {
            importer.problems().add(position, path, "a file to import: " + e.getMessage());
        }
    }

    private String cycle(SourceId first) {
        List<String> cycle = loading.entrySet().stream().dropWhile(file -> !file.getKey().equals(first)).map(Map.Entry::getValue).toList();
        return cycle.size() == 1 ? "another file: this one would import itself" : "no cycle of imports: " + String.join(", ", cycle) + " import each other";
    }

    /** Checks a file by itself. */
    void check(Imports.Module module, Problems problems) {
        ScenarioSource source = new ScenarioSource(module.id(), module.name(), constants, problems);
        SyntaxTree.readModule(module.text(), problems).ifPresent(tree -> build(tree.root(), source));
    }

    private void build(Imports.Module module, SourcePosition position, Problems problems) {
        files.add(module);
        Problems own = new Problems();
        loading.put(module.id(), module.name());
        check(module, own);
        loading.remove(module.id());
        own.sorted().forEach(problem -> problems.add(problem.importedAt(position, module.name())));
        own.warnings().forEach(warning -> problems.warn(warning.importedAt(position, module.name())));
    }

    private void build(ModuleContext tree, ScenarioSource source) {
        load(tree.importFile(), source);
        uses.add(tree.use(), source);
        uses.preset(tree.use(), source);
        new ConstantBuilder(source, constants, functions.scope()).build(tree.constant());
        uses.configure(tree.use(), source);
        functions.add(source, tree.function(), constants);
    }
}
