/** Recordings in the workbench: opening one, saving that of a session, and the line about runs that were not closed in good order. */
package org.portalscope.ui.recording;
