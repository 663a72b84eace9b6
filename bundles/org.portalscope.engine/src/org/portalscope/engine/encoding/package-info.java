/** The two sides of writing state field by field: into a canonical form or a snapshot, and back from a snapshot. */
package org.portalscope.engine.encoding;
