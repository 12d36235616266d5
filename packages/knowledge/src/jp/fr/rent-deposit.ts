/** Letters of a landlord on the deposit: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_DEPOSIT_FR: Words = {
  'jp.deposit.reality': {
    says: 'C’est l’avis de votre bailleur. Vous pouvez contester chaque frais et demander des preuves.',
  },
  'jp.deposit.step-first': {
    says: 'Écrivez quels frais vous contestez et pourquoi. Ajoutez des photos, votre compte et un délai pour le reste.',
  },
}
