package org.portalscope.scene.style;

/** A colour of 8 bits a channel. */
public record Rgb(int red, int green, int blue) {

    /** Reads {@code #0B57B0}. */
    public static Rgb of(String hex) {
        int value = Integer.parseInt(hex.substring(1), 16);
        return new Rgb(value >> 16 & 0xFF, value >> 8 & 0xFF, value & 0xFF);
    }

    /** Contrast with another colour after WCAG 2.1, from 1 to 21. */
    public double contrast(Rgb other) {
        double brighter = Math.max(luminance(), other.luminance());
        double darker = Math.min(luminance(), other.luminance());
        return (brighter + 0.05) / (darker + 0.05);
    }

    private double luminance() {
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    }

    private static double linear(int channel) {
        double share = channel / 255.0;
        return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
    }

    @Override
    public String toString() {
        return String.format("#%02X%02X%02X", red, green, blue);
    }
}
