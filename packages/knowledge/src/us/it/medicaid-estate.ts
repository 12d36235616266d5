/** Letters by which a state wants Medicaid paid back from an estate: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const MEDICAID_ESTATE_IT: Words = {
  'us.medicaid-estate.want': {
    says: 'Lo Stato vuole riavere ciò che Medicaid pagò per qualcuno. Può prenderlo solo da ciò che quella persona lasciò.',
  },
  'us.medicaid-estate.right-family': {
    says: 'Finché vive il marito o la moglie, lo Stato non può riscuotere. Lo stesso vale per un figlio sotto i 21 anni, o cieco o disabile a ogni età.',
  },
  'us.medicaid-estate.right-hardship': {
    says: 'Ogni Stato deve avere un modo per rinunciare in caso di gravi difficoltà (undue hardship). Chieda il modulo, il suo termine e come opporsi a un no.',
  },
  'us.medicaid-estate.step-write': {
    says: 'Scriva all’ufficio prima della sua data. Dica chi è ancora vivo, mandi le prove e chieda l’elenco di ciò che Medicaid pagò.',
  },
}
