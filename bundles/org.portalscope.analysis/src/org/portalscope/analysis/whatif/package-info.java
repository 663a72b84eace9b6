/** What would have been: one request translated once in a copy of the state, as it came, as another, or by entries and descriptors that are others. */
package org.portalscope.analysis.whatif;
