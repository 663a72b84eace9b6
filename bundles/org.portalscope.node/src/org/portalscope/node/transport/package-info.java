/** The network between nodes: connections made on demand, frames that are verified before they are read, and what is refused. */
package org.portalscope.node.transport;
