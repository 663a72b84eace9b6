/** The memory of a process: named regions at addresses that depend only on their declarations. */
package org.portalscope.engine.memory;
