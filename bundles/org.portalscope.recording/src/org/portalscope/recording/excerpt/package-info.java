/** A part of a run as values: the calls that lead to one translation, without the program that made them. */
package org.portalscope.recording.excerpt;
