/** Other timelines of a local session: from a moment of the past another choice, or something edited by hand, and from there on a run of its own. */
package org.portalscope.analysis.branch;
