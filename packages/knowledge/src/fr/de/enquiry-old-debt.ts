/** Questions about a debt that may be too old: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBT_DE: Words = {
  'fr.ask-debt.debt-too-old': {
    says: 'Eine Rechnung an Verbraucher verjährt nach zwei Jahren, eine Telefonrechnung nach einem. Miete verjährt nach drei Jahren, das meiste andere nach fünf. Ein Urteil gilt zehn Jahre.',
    dependsOn: 'die Art der Schuld',
  },
}
