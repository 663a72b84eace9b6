/** What messages of uDAPL have in their match bits and header data, and where they go. */
package org.portalscope.dat.message;
