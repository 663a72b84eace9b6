/** What runs on a process, as the world sees it: threads that execute statements one at a time. */
package org.portalscope.world.program;
