/** Effects of calls of protocols, the same for all programs that make them. */
package org.portalscope.protocol.effect;
