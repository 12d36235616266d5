/** Questions about a fall in a shop or on the street: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FALL_DE: Words = {
  'fr.ask-buy.fall': {
    says: 'Im Laden müssen Sie zeigen, dass etwas schadhaft oder falsch lag, etwa Flüssigkeit am Boden, und den Sturz verursachte. Auf der Straße muss die Stadt guten Unterhalt beweisen. Machen Sie am selben Tag Fotos, notieren Sie Zeugen, holen Sie ein Attest. Schreiben Sie per Einschreiben und fragen Sie nach der Versicherung. Melden Sie es Ihren Versicherungen und der CPAM. Zeit: meist zehn Jahre, gegen eine Stadt vier.',
    dependsOn: 'was den Sturz verursachte und was Sie beweisen können',
  },
}
