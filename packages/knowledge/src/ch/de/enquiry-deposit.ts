/** Questions about the deposit of a rented home: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEPOSIT_WORDS: Words = {
  'ch.ask.deposit': {
    says: 'Sie ist höchstens drei Monatsmieten, auf Ihrem Konto. Klagt der Vermieter ein Jahr nicht, zahlt die Bank sie Ihnen.',
    dependsOn: 'ob der Vermieter etwas fordert',
  },
}
