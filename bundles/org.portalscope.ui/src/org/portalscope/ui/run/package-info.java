/** Many runs of one scenario: all its orders, many seeds, and which of them are worth a look. */
package org.portalscope.ui.run;
