/** Questions about scams: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_FR: Words = {
  'es.ask.scam-paid': {
    says: 'Appelez votre banque maintenant et dites que vous ne l’avez pas autorisé ou qu’on vous a trompé. Déclarez-le à la police. Pour les paiements non autorisés, la banque doit le plus souvent rembourser.',
  },
  'es.ask.scam-real': {
    says: 'Ne cliquez pas et ne payez pas. Demandez au vrai service à un numéro que vous trouvez vous-même, ou appelez le 017, gratuit.',
  },
}
