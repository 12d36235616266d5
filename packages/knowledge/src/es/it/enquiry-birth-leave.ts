/** The words of the rows in ../enquiry-birth-leave.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BIRTH_LEAVE_IT: Words = {
  'es.ask.birth-leave': {
    says: 'Ogni genitore ha 19 settimane, pagate per intero dalla Seguridad Social, e non può cederle. Sei seguono la nascita. Undici si prendono fino al primo anno del figlio, e due fino agli otto anni. Un genitore solo ne ha 32. Avvisi la ditta 15 giorni prima.',
  },
}
