/** Questions about a red ticket in traffic: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RED_TICKET_FR: Words = {
  'jp.ask.red-ticket': {
    says: 'Un carton rouge (赤切符) est une affaire pénale. La police ou le procureur vous convoque ; allez-y. Pour la vitesse, l’amende est souvent de 60,000 à 100,000 yens, par procès écrit (略式) si vous acceptez. C’est un antécédent (前科), l’entreprise n’est pas prévenue. Le permis est à part : dès 90 jours, audience avant. Si vous niez ou aviez bu, voyez d’abord un avocat.',
  },
}
