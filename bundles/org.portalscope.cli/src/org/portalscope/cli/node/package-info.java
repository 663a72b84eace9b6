/** Running processes of a scenario as nodes, which talk over the network. */
package org.portalscope.cli.node;
