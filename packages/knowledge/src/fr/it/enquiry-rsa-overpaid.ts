/** Questions about RSA that is claimed back: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RSA_OVERPAID_IT: Words = {
  'fr.ask-debt.rsa-overpaid': {
    says: 'Scriva al presidente del consiglio dipartimentale (conseil départemental) entro due mesi, con motivi e prove. Intanto il RSA non può essere ripreso: chieda nella lettera di fermare le trattenute. Dopo un no, o due mesi di silenzio, vada al tribunale amministrativo entro due mesi. Se la somma è giusta, chieda un condono (remise de dette).',
  },
}
