/** Excerpts of runs as scenarios: the text in the one style, with names for handles and memory, and the worlds in which it runs. */
package org.portalscope.scenario.excerpt;
