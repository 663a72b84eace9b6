/** The four messages that processes exchange: put request, get request, acknowledgement and reply (Portals 3.2 §4). */
package org.portalscope.engine.message;
