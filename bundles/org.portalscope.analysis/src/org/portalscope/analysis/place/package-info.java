/** Finds a place of a timeline that somebody describes: a transition, a share of the run, a label, a message, an operation, a time or a line. */
package org.portalscope.analysis.place;
