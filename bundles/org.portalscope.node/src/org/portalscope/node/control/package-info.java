/** The control port of a node: who has its token follows what its process takes, and says when it pauses. */
package org.portalscope.node.control;
