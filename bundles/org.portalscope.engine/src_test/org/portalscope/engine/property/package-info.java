/** What holds for every case: the engine does what the reference does, on random cases, and no input harms it. */
package org.portalscope.engine.property;
