/** The Italian words of the rows in ../complaint-closed.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COMPLAINT_CLOSED_IT: Words = {
  'fr.closed.want': {
    says: 'Il procuratore archivia la denuncia senza processo e deve dire perché. Il fascicolo può riaprirsi.',
  },
  'fr.closed.right-general': {
    says: 'Può chiedere al procureur général di riesaminare, gratis e per lettera: con fatti, carte e testimoni nuovi.',
  },
  'fr.closed.right-party': {
    says: 'Può portare il caso da un giudice Lei stesso, con una denuncia come parte civile (juge d’instruction). Se sa chi è stato, basta una citazione diretta. Di solito si deposita prima una somma, nessuna con l’aiuto legale.',
  },
  'fr.closed.right-help': {
    says: 'Per danni gravi un fondo (CIVI) può pagare anche senza colpevole, di solito entro tre anni. Il 116 006 e France Victimes sono gratis.',
  },
  'fr.closed.step': {
    says: 'Chieda copia del fascicolo e annoti cosa non è stato esaminato. Poi scelga la via con un avvocato o France Victimes.',
  },
}
