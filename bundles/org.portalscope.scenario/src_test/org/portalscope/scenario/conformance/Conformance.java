package org.portalscope.scenario.conformance;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;

import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.conformance.CallOutcomes.CallAnswer;

/** Which scenarios show what the pages of a document say. Observed, never claimed: the scenarios are run for it. */
final class Conformance {

    private final List<DocumentPage> pages;
    private final Map<String, CallOutcomes> observed = new TreeMap<>();

    /** @param scenarios under their file names */
    Conformance(List<DocumentPage> pages, Map<String, Scenario> scenarios) {
        this.pages = List.copyOf(pages);
        scenarios.forEach((name, scenario) -> observed.put(name, CallOutcomes.of(scenario)));
    }

    List<DocumentPage> pages() {
        return pages;
    }

    /** The file names of the scenarios. */
    Collection<String> scenarios() {
        return observed.keySet();
    }

    /** The scenarios in which a call answered a return value of its page. */
    List<String> showing(DocumentPage page, String returnValue) {
        return named(outcomes -> outcomes.outcomes().contains(new CallAnswer(page.call(), error(page, returnValue))));
    }

    private static String error(DocumentPage page, String returnValue) {
        return page.returnValues().indexOf(returnValue) == 0 ? CallOutcomes.SUCCESS : returnValue;
    }

    /** The scenarios that have shown a sentence of a page. */
    List<String> saying(DocumentPage page, String sentence) {
        return named(outcomes -> outcomes.labels().contains(page.label(sentence)));
    }

    private List<String> named(Predicate<CallOutcomes> which) {
        return observed.entrySet().stream().filter(entry -> which.test(entry.getValue())).map(Map.Entry::getKey).toList();
    }

    /** The return values and sentences that no scenario shows. */
    List<String> missing() {
        List<String> missing = new ArrayList<>();
        for (DocumentPage page : pages) {
            page.returnValues().stream().filter(value -> showing(page, value).isEmpty()).map(value -> page.call() + " " + value).forEach(missing::add);
            page.sentences().stream().filter(sentence -> saying(page, sentence).isEmpty()).map(page::label).forEach(missing::add);
        }
        return missing;
    }

    /** What calls answered though their pages do not list it, and labels that begin with a call and are no sentence of its page. */
    List<String> unlisted() {
        Map<String, DocumentPage> byCall = pages.stream().collect(Collectors.toMap(DocumentPage::call, page -> page));
        List<String> unlisted = new ArrayList<>();
        observed.forEach((name, outcomes) -> {
            outcomes.outcomes().stream().filter(outcome -> !isListed(outcome, byCall.get(outcome.call())))
                    .map(outcome -> name + ": " + outcome).forEach(unlisted::add);
            outcomes.labels().stream().filter(label -> !isSentence(label, byCall)).map(label -> name + ": " + label).forEach(unlisted::add);
        });
        return unlisted;
    }

    private static boolean isListed(CallAnswer outcome, DocumentPage page) {
        return page != null && (outcome.error().equals(CallOutcomes.SUCCESS) || page.returnValues().contains(outcome.error()));
    }

    private static boolean isSentence(String label, Map<String, DocumentPage> byCall) {
        int colon = label.indexOf(": ");
        DocumentPage page = colon < 0 ? null : byCall.get(label.substring(0, colon));
        return page == null || page.sentences().contains(label.substring(colon + 2));
    }
}
