/** What the layers above can know of a protocol without knowing it: tables of its state, and the names of the fields of its match bits. */
package org.portalscope.engine.protocol;
