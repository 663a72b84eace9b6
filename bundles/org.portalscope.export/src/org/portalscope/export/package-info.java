/** Runs written as files for other programs: traces and captures of packets. */
package org.portalscope.export;
