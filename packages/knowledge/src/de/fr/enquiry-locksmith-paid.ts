/** Questions about an emergency tradesman who was paid far too much at the door: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOCKSMITH_PAID_FR: Words = {
  'de.ask-buy.locksmith-paid': {
    says: 'Payé ne veut pas dire perdu. Un prix d’environ le double du prix usuel, exigé dans l’urgence, peut être nul : seul un prix juste est dû. « À partir de 39 € » n’est pas un prix fixe. Réclamez le reste par écrit avec un délai. Gardez photos, témoins et prix d’autres firmes. Demandez à la banque de reprendre le paiement ; pour un prélèvement signé, huit semaines. Menaces ? Police. La Verbraucherzentrale aide.',
  },
}
