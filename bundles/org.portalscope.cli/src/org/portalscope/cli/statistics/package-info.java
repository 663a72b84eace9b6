/** Writing what a run came to in numbers. */
package org.portalscope.cli.statistics;
