/** Excerpts of a run: the calls that lead to one translation, as few as do, written as a program and run again. */
package org.portalscope.analysis.excerpt;
