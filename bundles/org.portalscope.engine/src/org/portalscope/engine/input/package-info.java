/** Inputs as values: all that a process of Portals takes, to be stored, sent, compared and taken again; and what it answers. */
package org.portalscope.engine.input;
