/** The four messages of Portals 3.2 §4.1 with the fields of their tables. Data travel beside a message, not in it. */
package org.portalscope.engine.message;
