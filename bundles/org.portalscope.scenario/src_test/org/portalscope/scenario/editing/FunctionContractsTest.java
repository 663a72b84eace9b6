package org.portalscope.scenario.editing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.call.Function;
import org.portalscope.expression.tree.BuiltinFunction;
import org.portalscope.expression.value.Constants;
import org.portalscope.protocol.Protocols;
import org.portalscope.scenario.protocol.Ticketing;

class FunctionContractsTest {

    private static final String OWN = "// Sends so many bytes\n// of a region.\n"
            + "function post(buffer: region, tags: list of integer): integer {\n    return 1;\n}\n";

    private final FunctionContracts contracts = FunctionContracts.of(OWN, Protocols.NONE);

    @Test
    void shouldSayWhatEachFunctionOfTheDocumentPromises() {
        for (Function function : Function.values()) {
            FunctionContract contract = contracts.find(function.documentName()).orElseThrow();
            assertEquals(function.section(), contract.section());
            assertEquals(function.parameters().size(), contract.parameters().size());
            assertTrue(contract.about().endsWith("."), contract.name());
            assertTrue(contract.parameters().stream().noneMatch(parameter -> parameter.about().isEmpty()), contract.name());
        }
    }

    /** The list that the conformance scenarios are held against is the document's. */
    @Test
    void shouldListTheReturnCodesOfTheDocument() throws IOException {
        Map<String, Set<String>> listed = new TreeMap<>();
        try (InputStream document = getClass().getResourceAsStream("/coverage/document.txt")) {
            new String(document.readAllBytes(), StandardCharsets.UTF_8).lines().filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(line -> List.of(line.split(" "))).forEach(words -> listed.computeIfAbsent(words.get(1), name -> new HashSet<>())
                            .addAll(words.subList(2, words.size()).stream().filter(word -> !word.startsWith("PTL_EVENT_")).toList()));
        }
        for (Function function : Function.values()) {
            Set<String> told = contracts.find(function.documentName()).orElseThrow().codes().stream().map(ReturnCode::name).collect(Collectors.toSet());
            assertEquals(listed.get(function.documentName()), told, function.documentName());
        }
    }

    @Test
    void shouldNameConstantsThatThereAre() {
        for (FunctionContract contract : contracts.all()) {
            Pattern.compile("PTL_\\w+").matcher(contract.text()).results().map(found -> found.group())
                    .forEach(name -> assertTrue(Constants.value(name) != null || isCode(name), contract.name() + ": " + name));
        }
    }

    private static boolean isCode(String name) {
        return List.of(ReturnCode.values()).stream().anyMatch(code -> code.name().equals(name));
    }

    @Test
    void shouldWriteAContractInLines() {
        assertEquals("""
                PtlEQAlloc(interface, count, &handle)   Portals 3.2 §3.9.5
                Makes an event queue with room for so many events. Whoever does not read them in time loses the oldest.
                    interface: the interface
                    count: how many events it holds at least
                    handle: takes the handle of the queue
                Returns PTL_OK, PTL_NOINIT, PTL_INV_NI, PTL_NOSPACE, PTL_SEGV""", contracts.find("PtlEQAlloc").orElseThrow().text());
    }

    @Test
    void shouldKnowTheFunctionsOfTheText() {
        assertEquals("post(buffer, tags): integer\nSends so many bytes of a region.\n    buffer: region\n    tags: list of integer",
                contracts.find("post").orElseThrow().text());
    }

    @Test
    void shouldKnowWhatExpressionsCanCall() {
        for (BuiltinFunction function : BuiltinFunction.values()) {
            assertTrue(contracts.find(function.word()).orElseThrow().about().contains(function.about()));
        }
        assertFalse(contracts.find("PtlSend").isPresent());
    }

    @Test
    void shouldKnowWhatProtocolsBring() {
        FunctionContracts used = FunctionContracts.of("use ticketing { limit = 3 };", Protocols.of(List.of(new Ticketing())));
        assertEquals("""
                ticketing_redeem(&ticket, count, &receipt): an integer
                Redeems a ticket.
                    ticket: a ticket
                    count: an integer
                    receipt: a receipt""", used.text("ticketing_redeem").orElseThrow());
        assertEquals("ticketing { limit = … }: tickets that are issued in all, from 1 to 100; 3 unless it is set", used.text("limit").orElseThrow());
        assertEquals("ticketing: Tickets and receipts.\n    limit: tickets that are issued in all, from 1 to 100; 3 unless it is set",
                used.text("ticketing").orElseThrow());
        assertEquals("TICKETING_REDEEMED: a ticket, 0", used.text("TICKETING_REDEEMED").orElseThrow());
        assertEquals("TICKETING_NO_RECEIPTS: a list of receipts that is not wanted", used.text("TICKETING_NO_RECEIPTS").orElseThrow());
        assertEquals(List.of("TICKETING_BLANK", "TICKETING_NO_RECEIPT", "TICKETING_NO_RECEIPTS", "TICKETING_REDEEMED", "limit", "ticketing"),
                List.copyOf(used.words().keySet()));
        assertTrue(contracts.words().isEmpty());
    }

    @Test
    void shouldSayWhereArgumentsAreWritten() {
        FunctionContract contract = contracts.find("PtlEQAlloc").orElseThrow();
        assertEquals(List.of("interface", "count", "handle"), contract.arguments().stream()
                .map(range -> contract.signature().substring(range.offset(), range.end())).toList());
        TextRange last = contract.inParameterList(2).orElseThrow();
        assertEquals("&handle", contract.parameterList().substring(last.offset(), last.end()));
        assertTrue(contract.inParameterList(3).isEmpty());
    }
}
