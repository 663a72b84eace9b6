/** GOAL schedules on the command line: how they are named, their options, and what is told of them. */
package org.portalscope.cli.goal;
