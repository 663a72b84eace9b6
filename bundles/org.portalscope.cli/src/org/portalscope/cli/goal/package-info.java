/** Statistics of GOAL schedules: their options, and how they are told. */
package org.portalscope.cli.goal;
