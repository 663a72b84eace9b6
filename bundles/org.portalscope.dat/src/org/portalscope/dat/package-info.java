/** uDAPL over Portals: endpoints in connections, shared receive queues and RDMA, as uDAPL 1.2 has them. */
package org.portalscope.dat;
