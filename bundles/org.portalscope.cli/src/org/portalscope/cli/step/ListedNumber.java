package org.portalscope.cli.step;

import org.portalscope.cli.argument.BadInputException;

/** The number of something that has been listed. */
final class ListedNumber {

    private ListedNumber() {
    }

    /** The number that a text is. */
    static int of(String text, int least, int greatest) throws BadInputException {
        int number = text.matches("[0-9]{1,9}") ? Integer.parseInt(text) : -1;
        if (number < least || number > greatest) {
            throw new BadInputException(least == greatest ? "There is only number " + least + "."
                    : "Please give a number from " + least + " to " + greatest + ".");
        }
        return number;
    }
}
