/** The law on cut-offs and phone contracts, where a letter names them: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_TERMS_IT: Words = {
  'be.utility.right-who-decides': {
    says: 'Il Suo fornitore non può tagliare da solo luce o gas. Nelle Fiandre deve accettare una commissione (LAC), a Bruxelles un giudice. Ci vada e spieghi.',
  },
  'be.utility.right-end-phone': {
    says: 'Può chiudere un contratto di telefono o internet in ogni momento. Dopo sei mesi nessun costo, salvo il resto di un apparecchio.',
  },
}
