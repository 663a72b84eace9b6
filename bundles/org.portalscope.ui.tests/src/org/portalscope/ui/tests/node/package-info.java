/** Tests of sessions of nodes that run by themselves. */
package org.portalscope.ui.tests.node;
