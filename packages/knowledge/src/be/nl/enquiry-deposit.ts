/** The Dutch words of the rows in ../enquiry-deposit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEPOSIT_NL: Words = {
  'be.ask.deposit': {
    dependsOn: 'uw gewest',
    says: 'De waarborg moet op een geblokkeerde rekening op uw naam staan en komt alleen vrij door beiden of de rechter. De verhuurder mag enkel houden voor schade die de twee plaatsbeschrijvingen tonen, niet voor slijtage, en moet de kost bewijzen. Vraag aangetekend. Ga dan naar de vrederechter: eerst gratis verzoening. Hoogstens twee maanden huur, in Vlaanderen drie.',
  },
  'be.ask.rent-costs': {
    says: 'Vraag schriftelijk om de rekeningen te zien. Kosten naast de huur moeten met de echte uitgaven kloppen, tenzij het contract een vast bedrag noemt. Betaal wat juist is en betwist de rest. De vrederechter beslist.',
  },
}
