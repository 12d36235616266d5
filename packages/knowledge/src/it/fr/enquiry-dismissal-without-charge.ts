/** Questions about a dismissal for fault with no written charge before: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_WITHOUT_CHARGE_FR: Words = {
  'it.ask.dismissed-no-charge': {
    says: 'Oui, vous pouvez le contester. Avant un licenciement pour faute, l’entreprise doit envoyer un reproche écrit et laisser cinq jours pour répondre. Sans cela il ne tient pas, et elle doit prouver les faits. Écrivez dans les 60 jours de la lettre, en recommandé ou PEC, que vous contestez. Puis le juge en 180 jours. Voyez un syndicat ; NASpI dans les 68 jours.',
  },
}
