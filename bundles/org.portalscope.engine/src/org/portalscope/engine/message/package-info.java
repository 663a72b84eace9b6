/**
 * The four messages of Portals 3.2 §4.1 with the fields of their tables, as immutable values and as
 * {@link org.portalscope.engine.message.Header}s that are used again. Data travel beside a message, not in it.
 */
package org.portalscope.engine.message;
