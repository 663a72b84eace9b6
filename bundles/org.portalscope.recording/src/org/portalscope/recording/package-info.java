/** What a recording is: processes, and the transitions that they made, as inputs. */
package org.portalscope.recording;
