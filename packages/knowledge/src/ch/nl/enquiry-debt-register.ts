/** The Dutch words of the rows in ../enquiry-debt-register.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_REGISTER_NL: Words = {
  'ch.ask.hide': {
    says: 'Na uw bezwaar kunt u het kantoor drie maanden later vragen het te verbergen, als de schuldeiser niets deed. Sinds 2026 kan het ook als een rechter de schuldeiser definitief afwees. U hebt tijd tot vijf jaar na het einde van de zaak. Een schuldeiser kan het ook intrekken.',
    dependsOn: 'wat de schuldeiser deed',
  },
  'ch.ask.register-time': {
    says: 'Anderen zien de inschrijving tot vijf jaar na het einde van de zaak. Ook een betaalde zaak blijft, tenzij de schuldeiser haar intrekt: vraag dat bij het betalen. Na uw bezwaar kunt u na drie maanden vragen haar te verbergen, als de schuldeiser niets deed. Dat kost 40 frank.',
  },
}
