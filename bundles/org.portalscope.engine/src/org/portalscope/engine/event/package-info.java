/** What operations leave behind: events in event queues, Portals 3.2 §3.9, and unlinked descriptors, §3.8.2. */
package org.portalscope.engine.event;
