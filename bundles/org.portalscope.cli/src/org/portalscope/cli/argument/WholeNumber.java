package org.portalscope.cli.argument;

import java.util.function.Function;

import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the value of an option that is a number without a fraction. */
public final class WholeNumber<T extends Number> implements ITypeConverter<T> {

    private final Function<String, T> parse;
    private final T largest;

    private WholeNumber(Function<String, T> parse, T largest) {
        this.parse = parse;
        this.largest = largest;
    }

    /** Lets all options of a command line that take such numbers, and those of its subcommands, read them so. */
    public static void register(CommandLine line) {
        WholeNumber<Integer> small = new WholeNumber<>(Integer::valueOf, Integer.MAX_VALUE);
        line.registerConverter(int.class, small).registerConverter(Integer.class, small);
        line.registerConverter(Long.class, new WholeNumber<>(Long::valueOf, Long.MAX_VALUE));
    }

    @Override
    public T convert(String text) {
        try {
            return parse.apply(text);
        } catch (NumberFormatException e) {
            throw new TypeConversionException("expected a whole number up to " + largest + ", not " + text);
        }
    }
}
