/** Finds steps of a timeline: by a predicate over what steps say of themselves, or by the value that they change. */
package org.portalscope.analysis.search;
