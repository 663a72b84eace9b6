/** What happens to an incoming message, Portals 3.2 §4.2: access control, match list, descriptor; and the completion of operations. */
package org.portalscope.engine.translation;
