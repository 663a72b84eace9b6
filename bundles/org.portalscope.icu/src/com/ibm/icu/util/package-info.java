/** The one class of ICU's util package that the Eclipse workbench uses, over the Java platform's. */
package com.ibm.icu.util;
