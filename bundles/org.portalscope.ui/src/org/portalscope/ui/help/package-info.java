/** What leads to the pages of the help. */
package org.portalscope.ui.help;
