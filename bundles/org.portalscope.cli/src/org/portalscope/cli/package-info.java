/** The command line: each subcommand of portalscope, without any part of the workbench. */
package org.portalscope.cli;
