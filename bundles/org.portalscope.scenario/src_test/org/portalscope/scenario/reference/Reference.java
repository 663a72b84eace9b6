package org.portalscope.scenario.reference;

import static org.portalscope.scenario.reference.Page.code;
import static org.portalscope.scenario.reference.Page.escaped;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import org.portalscope.engine.api.EventKind;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.call.Parameter;
import org.portalscope.expression.tree.BuiltinFunction;
import org.portalscope.expression.value.Constants;
import org.portalscope.expression.value.Members;
import org.portalscope.expression.value.Type;
import org.portalscope.expression.value.Value;

/** Writes the reference of the scenario language from the grammar, the functions, members and constants. */
final class Reference {

    private static final String HEAD = """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="UTF-8">
            <meta name="viewport" content="width=device-width">
            <title>The scenario language</title>
            <style>
            %s</style>
            </head>
            <body>
            <nav>
            <a class="title" href="#top">The scenario language</a>
            <a href="#example">An example</a>
            <a href="#syntax">Syntax</a>
            <a href="#expressions">Expressions</a>
            <a href="#functions">Functions</a>
            <a href="#builtins">Built-in functions</a>
            <a href="#members">Members</a>
            <a href="#constants">Constants</a>
            </nav>
            <main id="top">
            <h1>The scenario language</h1>
            <p>A scenario says what a few processes do with the Portals 3.2 interface; Portalscope runs it and steps through it in both directions.
            This page lists all there is: it is generated from the grammar and from the signatures.</p>
            """;
    private static final String FOOT = """
            </main>
            </body>
            </html>
            """;
    private static final List<Type> STRUCTURES = List.of(Type.EVENT, Type.MD_VALUES, Type.LIMITS, Type.PROCESS, Type.REGION);

    private final Map<String, Grammar.Rule> rules = new LinkedHashMap<>();
    private final Page page = new Page();

    private Reference() {
    }

    /**
     * The page.
     *
     * @param scenario   the grammar of scenarios
     * @param expression the grammar of expressions, which the other imports
     * @param style      the style sheet
     * @param example    a scenario
     */
    static String of(String scenario, String expression, String style, String example) {
        Reference reference = new Reference();
        Map<String, Grammar.Rule> outer = Grammar.rules(scenario);
        Map<String, Grammar.Rule> inner = Grammar.rules(expression);
        inner.keySet().removeAll(outer.keySet());
        inner.keySet().removeIf(name -> name.equals("single") || name.startsWith("UNCLOSED") || name.matches("WHITESPACE|UNEXPECTED"));
        reference.rules.putAll(outer);
        reference.rules.putAll(inner);
        reference.page.add(HEAD.formatted(style).stripTrailing());
        reference.page.section("example", "An example", "It comes with Portalscope, as do the others of its Gallery.");
        reference.page.add("<pre>" + escaped(example) + "</pre>");
        reference.syntax(outer, inner);
        reference.functions();
        reference.builtins();
        reference.members();
        reference.constants();
        return reference.page.text() + FOOT;
    }

    private void syntax(Map<String, Grammar.Rule> outer, Map<String, Grammar.Rule> inner) {
        page.section("syntax", "Syntax", "What stands in a frame is written as it is. <b>?</b> behind a part: it may be left out; <b>*</b>: as often as "
                + "wanted, or not at all; <b>+</b>: at least once; <b>|</b>: one or the other.");
        outer.values().forEach(this::rule);
        page.section("expressions", "Expressions", "Numbers are integers of 64 bits that wrap around, unsigned where it matters.");
        inner.values().forEach(this::rule);
    }

    private void rule(Grammar.Rule rule) {
        page.add("<div class=\"rule\" id=\"" + rule.name() + "\"><h3>" + rule.name() + "</h3>");
        if (!rule.about().isEmpty()) {
            page.add("<p>" + escaped(rule.about()) + "</p>");
        }
        boolean words = rule.ways().stream().allMatch(way -> way.size() <= 2);
        String ways = rule.ways().stream().map(this::way).collect(Collectors.joining(words ? " | " : "</div>\n<div>", "<div>", "</div>"));
        page.add("<div class=\"ways\">" + ways + "</div></div>");
    }

    private String way(List<String> words) {
        return words.stream().map(this::word).collect(Collectors.joining()).strip();
    }

    private String word(String word) {
        if (word.startsWith("'")) {
            return "<kbd>" + escaped(word.substring(1, word.length() - 1)) + "</kbd>";
        }
        String rule = word.substring(word.indexOf(Grammar.LABEL) + 1);
        String label = word.substring(0, Math.max(0, word.indexOf(Grammar.LABEL)));
        return rules.containsKey(rule) ? "<a href=\"#" + rule + "\">" + (label.isEmpty() ? rule : label) + "</a>" : escaped(word);
    }

    private void functions() {
        page.section("functions", "Functions", "A call must succeed, unless its return code is bound to a name or expected. An output is written "
                + "<code>&amp;name</code>: the call binds the name.");
        page.open("Portals 3.2", "function", "arguments");
        for (Function function : Function.values()) {
            String signature = function.documentName()
                    + function.parameters().stream().map(Reference::argument).collect(Collectors.joining(", ", "(", ")"));
            page.row(List.of("§" + function.section(), code(signature),
                    function.parameters().stream().map(Reference::described).collect(Collectors.joining("<br>"))));
        }
        page.close();
    }

    private static String argument(Parameter parameter) {
        return (parameter.output() ? "&" : "") + parameter.name();
    }

    private static String described(Parameter parameter) {
        return code(argument(parameter)) + " " + escaped(parameter.type().words()) + (parameter.nullable() ? ", or NULL" : "");
    }

    private void builtins() {
        page.section("builtins", "Built-in functions", "Expressions call them wherever a value can stand; they look and change nothing. So do two names.");
        page.open("function or name", "yields");
        page.row(List.of(code("self"), "the id of the process"));
        page.row(List.of(code("now"), "virtual time, in nanoseconds"));
        for (BuiltinFunction function : BuiltinFunction.values()) {
            page.row(List.of(code(function.signature()), escaped(function.about())));
        }
        page.close();
    }

    private void members() {
        page.section("members", "Members", "Behind a dot: <code>event.mlength</code>. The members of an event are names in the conditions of "
                + "<code>expect</code>.");
        page.open("of", "member", "is");
        for (Type type : STRUCTURES) {
            for (String name : Members.of(type).names()) {
                page.row(List.of(escaped(type.words()), code(name), escaped(Members.of(type).type(name).words())));
            }
        }
        page.close();
    }

    private void constants() {
        page.section("constants", "Constants", "Their names are those of the document, Portals 3.2 §3.12.");
        page.open("constant", "is", "value or meaning");
        for (String name : Constants.names()) {
            Value value = Constants.value(name);
            page.row(List.of(code(name), escaped(value.type().words()), escaped(meaning(value))));
        }
        page.close();
    }

    private static String meaning(Value value) {
        if (value.object() instanceof ReturnCode code) {
            return code.meaning();
        }
        return value.type() == Type.INTEGER ? value.text() : value.object() instanceof EventKind ? "see §3.9.1" : "";
    }
}
