/** A recorded run as a world: its programs are the inputs that were recorded; and the other way round, the transitions of a world as a recording has them. */
package org.portalscope.replay;
