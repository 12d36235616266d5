/** The Dutch words of the rows in ../enquiry-deposit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEPOSIT_NL: Words = {
  'be.ask.deposit': {
    dependsOn: 'uw gewest',
    says: 'Ze staat op een geblokkeerde rekening op uw naam. Meestal hoogstens twee maanden, in Vlaanderen drie. Ze komt vrij met beider akkoord of via de rechter.',
  },
  'be.ask.rent-costs': {
    says: 'Vraag schriftelijk om de rekeningen te zien. Kosten naast de huur moeten met de echte uitgaven kloppen, tenzij het contract een vast bedrag noemt. Betaal wat juist is en betwist de rest. De vrederechter beslist.',
  },
}
