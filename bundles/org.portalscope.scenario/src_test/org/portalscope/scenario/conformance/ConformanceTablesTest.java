package org.portalscope.scenario.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.util.List;
import java.util.TreeSet;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.portalscope.protocol.ProtocolOperation;

/** The scenarios of a protocol show all that the pages of its document list and say, and a table in {@code releng/docs} says which shows what. */
class ConformanceTablesTest {

    @BeforeAll
    static void writeTheTables() throws Exception {
        if (Boolean.getBoolean("portalscope.coverage.write")) {
            for (ProtocolDocument document : ProtocolDocument.values()) {
                Files.writeString(document.page(), document.table());
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void shouldShowAllThatThePagesListAndSay(ProtocolDocument document) throws Exception {
        assertEquals(List.of(), document.conformance().missing());
    }

    @ParameterizedTest
    @EnumSource
    void shouldAnswerNothingElse(ProtocolDocument document) throws Exception {
        assertEquals(List.of(), document.conformance().unlisted());
    }

    @ParameterizedTest
    @EnumSource
    void shouldHaveAPageForEachCall(ProtocolDocument document) throws Exception {
        assertEquals(new TreeSet<>(document.protocol().operations().stream().map(ProtocolOperation::name).toList()),
                new TreeSet<>(document.conformance().pages().stream().map(DocumentPage::call).toList()));
    }

    @ParameterizedTest
    @EnumSource
    void shouldLieInTheDocuments(ProtocolDocument document) throws Exception {
        assertEquals(document.table(), Files.readString(document.page()));
    }
}
