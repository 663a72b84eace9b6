/** Commands that move the cursor: their handlers, the context of their keys, and the choice of the process that is shown. */
package org.portalscope.ui.stepping;
