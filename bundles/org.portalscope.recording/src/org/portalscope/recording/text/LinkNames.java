package org.portalscope.recording.text;

import java.util.LinkedHashMap;
import java.util.Map;

/** What the links of events in a file are in the engine, Portals 3.2 §3.9.4: both only tie events together. Of very many the last are known. */
final class LinkNames {

    private static final int MOST = 1 << 16;

    private final Map<String, Long> byName = new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Long> eldest) {
            return size() > MOST;
        }
    };

    /** Whether a link that somebody writes is the one of the engine; one that was not written before is. */
    boolean isSame(String theirs, long ours) {
        Long known = byName.putIfAbsent(theirs, ours);
        return known == null || known == ours;
    }
}
