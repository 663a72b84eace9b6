package org.portalscope.cli.node;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

import org.portalscope.cli.argument.BadInputException;
import org.portalscope.node.token.Token;

/** Files that users name which hold tokens. */
final class TokenFile {

    private TokenFile() {
    }

    /** The token in a file. */
    static Token read(Path file) throws BadInputException {
        try {
            return Token.read(file);
        } catch (NoSuchFileException e) {
            throw new BadInputException("file not found: " + file);
        } catch (IOException e) {
            throw new BadInputException(file + ": " + e.getMessage());
        }
    }
}
