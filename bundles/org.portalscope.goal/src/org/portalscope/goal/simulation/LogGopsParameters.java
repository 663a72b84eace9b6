package org.portalscope.goal.simulation;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The parameters of the LogGOPS model. All times are nanoseconds; a message of s bytes has s - 1 bytes besides its first, one of none has none.
 *
 * @param latency    L, from the end of the overhead of its send to the arrival of the first byte of a message
 * @param overhead   o, for which a send or a message occupies a processor
 * @param gap        g, for which a send or a message occupies a network interface
 * @param byteGap    G, for which each further byte occupies a network interface, and a processor that receives it
 * @param rendezvous S, the largest message in bytes whose send is done before it is matched
 * @param byteCost   O, for which each further byte occupies a processor
 */
public record LogGopsParameters(long latency, long overhead, long gap, long byteGap, long rendezvous, long byteCost) {

    /** As LogGOPSim has them. */
    public static final String DEFAULTS = "L=2500,o=1500,g=1000,G=6,S=65535,O=0";

    /** The same. */
    public static final LogGopsParameters DEFAULT = new LogGopsParameters(2_500, 1_500, 1_000, 6, 65_535, 0);

    /** Nanoseconds or bytes. */
    private static final long MOST = 1_000_000_000_000L;
    private static final Pattern PARAMETER = Pattern.compile("\\s*([LogGSO])\\s*=\\s*([0-9]{1,13})\\s*");

    /**
     * Reads parameters as {@link #DEFAULTS} has them; each that is not there is as it is there.
     *
     * @throws LogGopsException if something else is there
     */
    public static LogGopsParameters parse(String text) throws LogGopsException {
        Map<String, Long> values = values(DEFAULTS);
        values.putAll(values(text));
        return new LogGopsParameters(values.get("L"), values.get("o"), values.get("g"), values.get("G"), values.get("S"), values.get("O"));
    }

    private static Map<String, Long> values(String text) throws LogGopsException {
        Map<String, Long> values = new LinkedHashMap<>();
        for (String part : text.split(",", -1)) {
            Matcher parameter = PARAMETER.matcher(part);
            if (!parameter.matches() || Long.parseLong(parameter.group(2)) > MOST) {
                throw new LogGopsException("'" + part.strip() + "' is no parameter of the LogGOPS model: they are L, o, g, G and O in nanoseconds and S "
                        + "in bytes, whole numbers from 0 to " + MOST + ", such as " + DEFAULTS);
            }
            if (values.put(parameter.group(1), Long.parseLong(parameter.group(2))) != null) {
                throw new LogGopsException("the parameter " + parameter.group(1) + " is there twice");
            }
        }
        return values;
    }

    /** As {@link #parse} reads them. */
    public String text() {
        return "L=" + latency + ",o=" + overhead + ",g=" + gap + ",G=" + byteGap + ",S=" + rendezvous + ",O=" + byteCost;
    }

    /** How long a send occupies its processor. */
    long sendOverhead(long size) {
        return overhead + further(size) * byteCost;
    }

    /** How long a message occupies the processor that receives it. */
    long receiveOverhead(long size) {
        return overhead + further(size) * Math.max(byteGap, byteCost);
    }

    /** How long a message occupies each of the two network interfaces. */
    long transmission(long size) {
        return gap + further(size) * byteGap;
    }

    private static long further(long size) {
        return Math.max(0, size - 1);
    }
}
