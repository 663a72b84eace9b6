package org.portalscope.scenario.editing;

import java.util.Map;
import java.util.TreeMap;

import org.portalscope.expression.value.Value;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.ProtocolParameter;
import org.portalscope.protocol.value.ProtocolConstant;
import org.portalscope.scenario.statement.UsedProtocol;

/** What the words mean that a protocol brings into a text besides its calls. */
final class ProtocolWords {

    private ProtocolWords() {
    }

    /** Sentences by words: the name of the protocol, its constants and its parameters. */
    static Map<String, String> of(Protocol protocol) {
        Map<String, String> words = new TreeMap<>();
        UsedProtocol used = new UsedProtocol(protocol);
        StringBuilder about = new StringBuilder(protocol.name() + ": " + protocol.about());
        for (ProtocolParameter parameter : protocol.parameters()) {
            words.put(parameter.name(), protocol.name() + " { " + parameter.name() + " = … }: " + text(parameter));
            about.append("\n    ").append(parameter.name()).append(": ").append(text(parameter));
        }
        protocol.constants().forEach((name, constant) -> words.put(name, text(name, constant, used)));
        words.put(protocol.name(), about.toString());
        return words;
    }

    private static String text(ProtocolParameter parameter) {
        return parameter.about() + ", from " + parameter.least() + " to " + parameter.most() + "; " + parameter.initial() + " unless it is set";
    }

    private static String text(String name, ProtocolConstant constant, UsedProtocol used) {
        Value value = used.constant(constant);
        return name + ": " + value.type().words() + (value.object() instanceof Long ? ", " + Long.toUnsignedString(value.number()) : "");
    }
}
