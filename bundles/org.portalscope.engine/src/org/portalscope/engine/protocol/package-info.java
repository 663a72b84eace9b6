/**
 * What the layers above can know of a protocol without knowing it: how a process uses it, tables of its state, the fields of its match bits, the roles
 * of its entries, and what its calls wait for.
 */
package org.portalscope.engine.protocol;
