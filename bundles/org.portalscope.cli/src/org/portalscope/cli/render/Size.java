package org.portalscope.cli.render;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** The size of a picture in pixels. */
record Size(int width, int height) {

    private static final int LEAST = 100;
    private static final int MOST = 20_000;
    private static final Pattern TEXT = Pattern.compile("([0-9]{1,6})x([0-9]{1,6})");

    /** Reads {@code 1280x800}. */
    static final class Converter implements ITypeConverter<Size> {

        @Override
        public Size convert(String value) {
            Matcher matcher = TEXT.matcher(value);
            if (!matcher.matches()) {
                throw new TypeConversionException("wants WIDTHxHEIGHT, such as 1280x800, not " + value);
            }
            return new Size(length(matcher.group(1)), length(matcher.group(2)));
        }

        private static int length(String digits) {
            int length = Integer.parseInt(digits);
            if (length < LEAST || length > MOST) {
                throw new TypeConversionException("a picture is from " + LEAST + " to " + MOST + " pixels wide and high, not " + digits);
            }
            return length;
        }
    }
}
