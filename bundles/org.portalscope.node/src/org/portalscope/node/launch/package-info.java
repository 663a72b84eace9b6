/** Starting nodes on this machine, each as a process of its own. */
package org.portalscope.node.launch;
