/** What the layers above can know of a protocol without knowing it: tables of its state, the fields of its match bits, and the roles of its entries. */
package org.portalscope.engine.protocol;
