package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.ProtocolParameter;
import org.portalscope.protocol.Protocols;

/** Every protocol says what it is set to: a recording has that, and who opens it sets the protocol so. */
class ProtocolSettingsTest {

    static Stream<Protocol> protocols() {
        return Protocols.installed(ProtocolSettingsTest.class.getClassLoader()).all().stream();
    }

    private static long other(ProtocolParameter parameter) {
        return parameter.initial() == parameter.most() ? parameter.most() - 1 : parameter.initial() + 1;
    }

    @ParameterizedTest
    @MethodSource("protocols")
    void shouldSayWhatItIsSetTo(Protocol protocol) {
        Map<String, Long> initial = protocol.parameters().stream().collect(Collectors.toMap(ProtocolParameter::name, ProtocolParameter::initial));
        assertEquals(initial, protocol.settings());
        Map<String, Long> others = protocol.parameters().stream().collect(Collectors.toMap(ProtocolParameter::name, ProtocolSettingsTest::other));
        protocol.parameters().forEach(parameter -> assertFalse(parameter.least() == parameter.most(), parameter.name() + " cannot be set"));
        assertEquals(others, protocol.with(others).settings());
    }
}
