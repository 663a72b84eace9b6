/** What protocols know of a process that calls them, whoever makes the calls: a program, or what was recorded of one. */
package org.portalscope.protocol.host;
