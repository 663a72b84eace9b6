/** The data transfer operations of uDAPL that have been posted. */
package org.portalscope.dat.transfer;
