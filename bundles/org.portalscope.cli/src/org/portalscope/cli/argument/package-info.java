/** What the arguments of commands stand for, which several commands have: scenarios, recordings, orders, files; and what is wrong with them. */
package org.portalscope.cli.argument;
