/** What a picture of the model holds and where, computed without a display. */
package org.portalscope.scene;
