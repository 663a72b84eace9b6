package org.portalscope.cli.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.cli.argument.BadInputException;
import org.portalscope.node.token.Token;
import picocli.CommandLine;

/** Where the token of a run is from. */
class TokenOptionsTest {

    private static final String DIGITS = "7f".repeat(Token.SIZE);
    private static final List<InetSocketAddress> LOOPBACK = List.of(new InetSocketAddress("127.0.0.1", 1), new InetSocketAddress("::1", 1));

    @TempDir
    private Path folder;

    /** The options of a command line with nothing else. */
    @CommandLine.Command
    private static final class Options {

        @CommandLine.Mixin
        private TokenOptions token;
    }

    private static String token(Map<String, String> environment, List<InetSocketAddress> addresses, String... arguments) throws BadInputException {
        Options options = new Options();
        new CommandLine(options).parseArgs(arguments);
        return options.token.token(environment, addresses).digits();
    }

    @Test
    void shouldBeFromTheFileThenTheEnvironmentThenTheUser() throws Exception {
        String file = Files.writeString(folder.resolve("token"), DIGITS + '\n').toString();
        Map<String, String> environment = Map.of(Token.VARIABLE, "8E".repeat(Token.SIZE));
        List<InetSocketAddress> anywhere = List.of(new InetSocketAddress("0.0.0.0", 1));
        assertEquals(DIGITS, token(environment, anywhere, "--token", file));
        assertEquals("8e".repeat(Token.SIZE), token(environment, anywhere));
        assertEquals(token(Map.of(), LOOPBACK), token(Map.of(), LOOPBACK));
    }

    @Test
    void shouldBeNamedWhereOtherMachinesCanReachTheNode() {
        for (String host : List.of("0.0.0.0", "10.0.0.1", "::", "192.168.1.7")) {
            List<InetSocketAddress> addresses = List.of(LOOPBACK.get(0), new InetSocketAddress(host, 1));
            String refusal = assertThrows(BadInputException.class, () -> token(Map.of(), addresses)).getMessage();
            assertTrue(refusal.contains("is no loopback address") && refusal.contains("--token FILE"), refusal);
        }
    }

    @Test
    void shouldSayWhatIsWrongWithTheEnvironment() {
        for (String wrong : List.of("", "7f", DIGITS + "00", "xy" + DIGITS.substring(2))) {
            assertEquals("the environment variable PORTALSCOPE_TOKEN does not hold a token: a token has 64 hexadecimal digits",
                    assertThrows(BadInputException.class, () -> token(Map.of(Token.VARIABLE, wrong), LOOPBACK)).getMessage());
        }
    }
}
