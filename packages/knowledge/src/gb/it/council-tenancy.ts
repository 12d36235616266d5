/** A notice to a secure tenant of a council in England: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_TENANCY_IT: Words = {
  'gb.council-home.right-reasonable': {
    says: "Lei è un inquilino protetto (secure tenant). Il comune ha bisogno di un ordine del giudice, e per l'affitto il giudice deve trovarlo ragionevole. Prima deve cercare un piano e aiutare con i sussidi. Paghi l'affitto e un po' di più, e conservi le prove.",
  },
  'gb.council-home.most-secure': {
    says: 'La maggior parte degli inquilini del comune sono inquilini protetti (secure tenants). Solo un tribunale può porvi fine e, per l’affitto, il giudice deve trovarlo ragionevole. Può lasciarla restare mentre paga l’affitto e un po’ di più.',
  },
}
