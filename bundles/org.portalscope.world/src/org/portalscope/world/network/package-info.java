/** What lies between processes: channels, messages in flight, their data, and whose turn was last. */
package org.portalscope.world.network;
