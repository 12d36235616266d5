/** Questions about the savings of a parent who can no longer decide: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARENT_SAVINGS_FR: Words = {
  'jp.ask.parent-money': {
    says: 'Demandez un tuteur (成年後見) au tribunal de la famille. Un enfant peut le faire, avec un papier du médecin ; ensuite seul le tuteur gère l’argent et peut réclamer le pris. Si c’est urgent, aussi une mesure de protection (保全処分). Prévenez la banque, gardez les relevés. Appelez le centre local (地域包括支援センター) : prendre l’argent d’une personne âgée est une maltraitance. Houterasu aide.',
  },
}
