/** What a process holds (interfaces, match lists, descriptors, event queues, memory) and the one mutator that changes it. */
package org.portalscope.engine.state;
