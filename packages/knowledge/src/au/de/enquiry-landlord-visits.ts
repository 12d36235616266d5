/** Questions about visits of the landlord to a rented home: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LANDLORD_VISITS_DE: Words = {
  'au.ask.entry': {
    says: 'Man muss schriftlich ankündigen und einen Grund nennen, der im Gesetz steht, und darf nicht zu oft kommen. Ein Notfall ist anders.',
    dependsOn: 'der Grund und Ihr Bundesstaat',
  },
  'au.ask.inspections': {
    says: 'Nein, nicht jeden Monat. In New South Wales höchstens viermal im Jahr, in Queensland einmal in drei und in Victoria einmal in sechs Monaten. Sie müssen schriftlich Bescheid bekommen, meist sieben Tage vorher.',
  },
}
