/** Views that show a part of the state at the cursor as a table, what they have in common, and the tables themselves. */
package org.portalscope.ui.table;
