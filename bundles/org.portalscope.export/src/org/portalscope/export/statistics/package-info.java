/** Writing what a run came to in numbers, for programs. */
package org.portalscope.export.statistics;
