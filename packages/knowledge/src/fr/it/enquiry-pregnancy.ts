/** Questions about a job in pregnancy: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PREGNANCY_IT: Words = {
  'fr.ask-work.pregnant': {
    says: 'Una donna incinta è protetta fino a dieci settimane dopo la maternità. Solo una colpa grave o un motivo estraneo può chiudere il rapporto, e mai durante il congedo. Mandi il certificato entro 15 giorni dal licenziamento: è allora nullo.',
  },
}
