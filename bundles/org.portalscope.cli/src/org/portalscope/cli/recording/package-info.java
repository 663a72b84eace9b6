/** Recordings, and files of other programs: recording a run, replaying and describing what was recorded, importing and exporting. */
package org.portalscope.cli.recording;
