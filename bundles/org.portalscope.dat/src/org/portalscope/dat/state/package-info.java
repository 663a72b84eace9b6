/** What uDAPL knows of a process: objects, connections, and the operations that are outstanding. */
package org.portalscope.dat.state;
