/** The objects of uDAPL that programs make and name by handles. */
package org.portalscope.dat.object;
