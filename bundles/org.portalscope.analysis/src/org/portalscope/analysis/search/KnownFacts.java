package org.portalscope.analysis.search;

import java.util.Optional;

/**
 * What is known of steps before they are there.
 *
 * @param process the name of the one that they are of
 * @param passed  whether they passed, of checks
 */
record KnownFacts(Optional<String> process, Optional<Boolean> passed) {

    static final KnownFacts NONE = new KnownFacts(Optional.empty(), Optional.empty());
}
