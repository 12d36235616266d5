/** Questions about being heard by the police and penal orders: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRIMINAL_NL: Words = {
  'nl.ask.police': {
    says: 'Als verdachte hoeft u niet te antwoorden. U mag voor het verhoor met een advocaat praten en er een bij hebben. Zeg eerst dat u dat wilt. Bent u aangehouden, dan is het meestal gratis.',
  },
  'nl.ask.penal-order': {
    says: 'Ga in verzet binnen 14 dagen nadat u ervan weet, voordat u betaalt. Dan bekijkt een rechter de zaak. Betalen kan uw recht beëindigen, en het kan in uw documentatie komen.',
  },
}
