/** Programs in Java that use Portals and the protocols above it. */
package org.portalscope.protocol.program;
