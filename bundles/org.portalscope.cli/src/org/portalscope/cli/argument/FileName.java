package org.portalscope.cli.argument;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;

import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the names of files as the system allows them; the message for any other says what is wrong with it. */
public final class FileName implements ITypeConverter<Path> {

    /** Lets all options and parameters of a command line that are files, and those of its subcommands, be read so. */
    public static void register(CommandLine line) {
        line.registerConverter(Path.class, new FileName());
    }

    @Override
    public Path convert(String text) {
        try {
            return Path.of(text);
        } catch (InvalidPathException e) {
            throw new TypeConversionException("this cannot be the name of a file: " + e.getReason());
        }
    }
}
