/** Several processes in one memory: their programs, the channels between them, and who decides what happens next. */
package org.portalscope.world;
