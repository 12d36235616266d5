/** Questions about a penal order and the licence: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LICENCE_FR: Words = {
  'ch.ask.penal-order': {
    says: 'Formez opposition par écrit dans les dix jours après avoir reçu l’ordonnance pénale. Vous n’avez pas à la motiver. Le procureur revoit l’affaire, ou un tribunal décide.',
  },
  'ch.ask.licence': {
    says: 'Un cas léger vaut un avertissement, ou un mois après un cas antérieur. Un cas moyen vaut au moins un mois, un cas grave trois.',
    dependsOn: 'de la gravité du cas et s’il est le premier.',
  },
}
