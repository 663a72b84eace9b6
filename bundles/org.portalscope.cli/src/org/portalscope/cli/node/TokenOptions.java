package org.portalscope.cli.node;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import org.portalscope.cli.argument.BadInputException;
import org.portalscope.node.token.Token;
import org.portalscope.node.token.UserToken;
import picocli.CommandLine.Option;

/** The token of the run that a node belongs to. */
final class TokenOptions {

    @Option(names = "--token", paramLabel = "FILE", description = "the token of the run, 64 hexadecimal digits: all nodes of a run, and all who attach to it, "
            + "need the same one (default: the one in the environment variable " + Token.VARIABLE + "; without that, nodes on loopback addresses share one in "
            + "a file that only you can read, ~/.portalscope/token, and others do not start)")
    private Path file;

    /**
     * The token that the option or the environment names, or the one that nodes on loopback addresses share.
     *
     * @param addresses on which nodes of the run listen
     */
    Token token(Map<String, String> environment, List<InetSocketAddress> addresses) throws BadInputException {
        if (file != null) {
            return TokenFile.read(file);
        }
        String digits = environment.get(Token.VARIABLE);
        return digits == null ? shared(addresses) : parse(digits);
    }

    private static Token parse(String digits) throws BadInputException {
        try {
            return Token.parse(digits.strip());
        } catch (IllegalArgumentException e) {
            throw new BadInputException("the environment variable " + Token.VARIABLE + " does not hold a token: " + e.getMessage());
        }
    }

    private static Token shared(List<InetSocketAddress> addresses) throws BadInputException {
        for (InetSocketAddress address : addresses) {
            if (!address.getAddress().isLoopbackAddress()) {
                throw new BadInputException(address.getHostString() + " is no loopback address: other machines may reach it, so the nodes of the run need a "
                        + "token, the same for all of them, by --token FILE or in " + Token.VARIABLE + "; 'portalscope launch --print' shows how to make one");
            }
        }
        try {
            return UserToken.get();
        } catch (IOException e) {
            throw new BadInputException("the token that nodes on this machine share is not available: " + e.getMessage() + ". Or give all nodes of the run "
                    + "another one, by --token FILE or in " + Token.VARIABLE);
        }
    }
}
