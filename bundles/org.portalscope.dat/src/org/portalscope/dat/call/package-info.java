/** The calls of uDAPL as programs make them. */
package org.portalscope.dat.call;
