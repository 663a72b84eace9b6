/** The other end of control ports: following nodes, and saying when they pause. */
package org.portalscope.node.client;
