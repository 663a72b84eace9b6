/** Sessions of nodes that run by themselves: attaching to them, starting them, and pausing and leaving them. */
package org.portalscope.ui.node;
