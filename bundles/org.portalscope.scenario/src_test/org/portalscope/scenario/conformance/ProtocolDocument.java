package org.portalscope.scenario.conformance;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.portalscope.dat.DatProtocol;
import org.portalscope.lapi.LapiProtocol;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.Protocols;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.Trials;

/** The documents of protocols above Portals. What their pages say lies in {@code src_test/coverage}, the scenarios in a folder of the same name. */
enum ProtocolDocument {
    LAPI(new LapiProtocol(), "LAPI"),
    DAT(new DatProtocol(), "uDAPL");

    private final Protocol protocol;
    private final String title;
    private Conformance conformance;

    ProtocolDocument(Protocol protocol, String title) {
        this.protocol = protocol;
        this.title = title;
    }

    Protocol protocol() {
        return protocol;
    }

    /** What its scenarios show; they are run once. */
    Conformance conformance() throws Exception {
        if (conformance == null) {
            conformance = new Conformance(pages(), scenarios());
        }
        return conformance;
    }

    private List<DocumentPage> pages() throws IOException {
        try (InputStream file = ProtocolDocument.class.getResourceAsStream("/coverage/" + protocol.name() + ".txt")) {
            return DocumentPage.parse(new String(file.readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    private Map<String, Scenario> scenarios() throws Exception {
        Map<String, Scenario> scenarios = new TreeMap<>();
        for (String name : Trials.names(protocol.name())) {
            scenarios.put(name, Scenario.read(Path.of(ProtocolDocument.class.getResource("/" + protocol.name() + "/" + name).toURI()),
                    Protocols.of(List.of(protocol))));
        }
        return scenarios;
    }

    /** The table in the documents. */
    Path page() {
        return Path.of("..", "..", "releng", "docs", protocol.name() + "-conformance.md");
    }

    /** What the table has to be. */
    String table() throws Exception {
        return new ConformanceTable(title, protocol.name(), conformance()).text();
    }
}
