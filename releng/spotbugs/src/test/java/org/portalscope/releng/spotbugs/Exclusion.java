package org.portalscope.releng.spotbugs;

import edu.umd.cs.findbugs.BugInstance;
import java.util.Set;

/**
 * Findings in one class that are none, and why.
 *
 * @param className the full name of the class; those within it belong to it
 * @param patterns the kinds of bugs, as SpotBugs names them
 * @param reason why they are none
 */
record Exclusion(String className, Set<String> patterns, String reason) {

    boolean covers(BugInstance bug) {
        String found = bug.getPrimaryClass().getClassName();
        return patterns.contains(bug.getType()) && (found + '$').startsWith(className + '$');
    }
}
