/**
 * Calls of protocols that were recorded, run again: what a protocol knows of a process is a function of the calls that the process made of it and of what
 * its calls of Portals answered.
 */
package org.portalscope.protocol.repeat;
