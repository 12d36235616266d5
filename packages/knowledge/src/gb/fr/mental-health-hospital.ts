/** Being kept in hospital under the Mental Health Act: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const MENTAL_HEALTH_HOSPITAL_FR: Words = {
  'gb.sectioned.wants': {
    says: "La lettre dit que quelqu'un est gardé à l'hôpital selon le Mental Health Act, combien de temps et pourquoi.",
  },
  'gb.sectioned.right-tribunal': {
    says: 'Selon section 2, vous pouvez saisir un tribunal (tribunal) dans les 14 premiers jours. Selon section 3, une fois dans les six premiers mois. Un avocat est gratuit.',
  },
  'gb.sectioned.right-help': {
    says: 'On doit vous dire vos droits, et une aide indépendante (advocate) est gratuite. Le plus proche parent peut demander la sortie avec un préavis de 72 heures.',
  },
  'gb.sectioned.step': {
    says: "Demandez aujourd'hui au service un avocat et un advocate. Notez le jour où cela a commencé.",
  },
}
