/** Questions about the house and the cost of a nursing home: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NURSING_HOME_FR: Words = {
  'ie.ask.fair-deal-house': {
    says: 'Personne ne prend la maison. Avec Fair Deal, la personne paie 80 % du revenu et 7,5 % par an de ses biens au-dessus de €36,000 (couple €72,000). Le logement compte trois ans au plus, donc 22,5 %. Cette part peut attendre, comme prêt de l’État, après le décès. Pour un couple, la moitié. Demandez à la HSE avant l’entrée : rien n’est rétroactif.',
  },
}
