/** Questions about a dismissal for fault with no written charge before: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_WITHOUT_CHARGE_FR: Words = {
  'it.ask.dismissed-no-charge': {
    says: 'Oui, vous pouvez le contester. Avant un licenciement pour faute, l’entreprise doit envoyer un reproche écrit et laisser cinq jours pour répondre. Sans aucun reproche, un juge peut rendre le poste ; dans une petite entreprise, le plus souvent de l’argent. Elle doit prouver les faits. Contestez dans les 60 jours, en recommandé ou PEC. Puis le juge en 180 jours. Voyez un syndicat ; NASpI dans les 68 jours.',
  },
  'it.ask.no-notice': {
    says: 'Sans préavis, l’entreprise ne peut licencier que pour juste cause (giusta causa). Sinon elle doit le salaire du préavis que fixe votre convention (CCNL). Il faut un écrit avec les motifs. Contestez dans les 60 jours par recommandé ou PEC, avec un syndicat. Demandez aussi TFR, congés et treizième mois. Demandez la NASpI dans les 68 jours. Pendant l’essai il n’y a pas de préavis.',
  },
}
