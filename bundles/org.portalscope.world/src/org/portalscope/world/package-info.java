/** Several processes in one deterministic memory: channels that keep order, and schedulers that choose the next transition. */
package org.portalscope.world;
