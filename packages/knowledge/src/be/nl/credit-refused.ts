/** Letters of a lender who refuses a loan: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_REFUSED_NL: Words = {
  'be.credit.refused-want': {
    says: 'Een kredietgever weigert uw kredietaanvraag.',
  },
  'be.credit.refused-right': {
    says: 'De kredietgever moet u meteen en gratis zeggen welk bestand hij raadpleegde en wat hij vond. Voor de weigering mag hij niets vragen.',
  },
  'be.credit.refused-step': {
    says: 'Vraag de Nationale Bank gratis wat in haar Centrale voor kredieten over u staat. Laat foute gegevens verbeteren.',
  },
}
