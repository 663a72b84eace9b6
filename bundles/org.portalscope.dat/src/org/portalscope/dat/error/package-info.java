/** What calls of uDAPL answer, and what becomes of the data transfer operations that they post. */
package org.portalscope.dat.error;
