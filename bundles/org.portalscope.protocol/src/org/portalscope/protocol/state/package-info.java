/** What a protocol knows of a process: immutable, written field by field, shown as tables. */
package org.portalscope.protocol.state;
