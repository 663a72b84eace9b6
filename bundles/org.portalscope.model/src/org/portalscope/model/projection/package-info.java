/** Keeps the EMF model at the state of a session's cursor, by applying and reverting effects. */
package org.portalscope.model.projection;
