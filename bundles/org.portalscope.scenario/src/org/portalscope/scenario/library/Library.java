package org.portalscope.scenario.library;

import java.util.List;

import org.portalscope.dat.DatProtocol;
import org.portalscope.expression.value.Suggestion;
import org.portalscope.lapi.LapiProtocol;
import org.portalscope.mpi.MpiProtocol;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.Protocols;
import org.portalscope.scenario.ParseResult;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.ScenarioReader;
import org.portalscope.scenario.source.FolderImports;
import org.portalscope.scenario.source.LibraryFiles;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.world.program.SourceId;

/** The scenarios that come with the product, found on the class path of this bundle. */
public final class Library {

    private static final String INDEX = "scenarios.index";
    private static final String EXTENSION = ".ptl";
    private static final Protocols PROTOCOLS = Protocols.onDemand(() -> List.of(new MpiProtocol(), new LapiProtocol(), new DatProtocol()));

    private Library() {
    }

    /** The protocols that scenarios of the library use. */
    public static Protocols protocols() {
        return PROTOCOLS;
    }

    /**
     * A scenario of the library.
     *
     * @param id       the file name without its extension
     * @param section  of Portals 3.2 that it shows, or empty
     * @param protocol what people call the protocol that it shows if that has a document of its own, or empty
     * @param about    what to look at
     */
    public record Entry(String id, String title, String section, String protocol, String about) {

        /** Where it belongs, such as {@code §3.7.1} or {@code uDAPL}; empty if that is not known. */
        public String heading() {
            return section.isEmpty() ? protocol : "§" + section;
        }
    }

    /** The ids of the scenarios in the order in which they are offered; the first is the one to begin with. */
    public static List<String> ids() {
        return LibraryFiles.text(INDEX).lines().filter(line -> !line.isBlank()).toList();
    }

    /** The scenarios in the order in which they are offered. */
    public static List<Entry> entries() {
        return ids().stream().map(Library::parse).map(Library::entry).toList();
    }

    /**
     * A scenario of the library.
     *
     * @throws ScenarioException if there is none of that id
     */
    public static Scenario open(String id) throws ScenarioException {
        if (!ids().contains(id)) {
            throw new ScenarioException("there is no scenario '" + id + "' in the library" + Suggestion.near(id, ids()));
        }
        return parse(id);
    }

    private static Scenario parse(String id) {
        ParseResult result = ScenarioReader.parse(SourceId.library(id + EXTENSION), id + EXTENSION, LibraryFiles.text(id + EXTENSION),
                new FolderImports(null), PROTOCOLS);
        return result.scenario().orElseThrow(() -> new IllegalStateException(result.report()));
    }

    /** What a list of the library says of one of its scenarios. */
    public static Entry entry(Scenario scenario) {
        String id = scenario.fileName().substring(0, scenario.fileName().length() - EXTENSION.length());
        return new Entry(id, scenario.title(), scenario.section(), scenario.section().isEmpty() ? protocol(id) : "", scenario.about());
    }

    /** Scenarios of protocols with a document of their own begin with the name of the protocol. */
    private static String protocol(String id) {
        return PROTOCOLS.all().stream().filter(protocol -> id.startsWith(protocol.name() + "-")).map(Protocol::title).findFirst().orElse("");
    }
}
