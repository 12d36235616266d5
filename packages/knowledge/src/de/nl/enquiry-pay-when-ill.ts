/** Questions about pay in the first days of illness and in a minijob: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_WHEN_ILL_NL: Words = {
  'de.ask-job.first-sick-days': {
    says: 'Nee. Het loon loopt door vanaf de eerste ziektedag, als u vier weken in dienst bent. Wachtdagen zonder loon zijn er niet. Een arts hoeft het pas te bevestigen bij meer dan drie dagen, of eerder als de baas dat vooraf vroeg. Hij mag het loon alleen vasthouden tot het bewezen is. Vraag het schriftelijk met een datum.',
  },
  'de.ask-job.minijob-sick': {
    says: 'Loon bij ziekte geldt ook in een minijob. Na vier weken krijgt u tot zes weken vol loon, voor elke dienst die u gehad zou hebben. U hoeft de uren niet in te halen. Stuur de ziekmelding en vraag het loon schriftelijk met een datum. Kleine firma’s krijgen een deel terug van de Minijob-Zentrale. Anders helpt het loket van de arbeidsrechter, zonder advocaat.',
  },
}
