package org.portalscope.goal.simulation;

import java.util.Locale;

/** Who matches a message to a receive, and so when. */
public enum MatchingPlace {
    /** The network interface, at its arrival, as Portals does. */
    NIC,
    /** The processor, once it is free, as LogGOPSim does. */
    HOST;

    /** The value of the option. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
