/** Notices to end a tenancy and late rent in Queensland: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_QUEENSLAND_FR: Words = {
  'au.home.qld-remedy': {
    says: 'Dans le Queensland, un avis de manquement (notice to remedy breach) vous donne sept jours. Par prudence, nous comptons à partir de sa date.',
    action: 'Payer le loyer, ou réparer ce que dit l’avis de manquement',
    consequence: 'Vous pouvez recevoir un congé (notice to leave).',
  },
  'au.home.qld-grounds': {
    says: 'Dans le Queensland, un propriétaire a besoin d’une raison pour mettre fin à un bail. La fin d’une durée fixe en est une, avec deux mois de préavis.',
  },
  'au.home.qld-seven': {
    says: 'Dans le Queensland, le loyer doit avoir sept jours de retard avant un avis de manquement (breach notice). Vous avez alors sept jours pour payer.',
  },
  'au.home.qld-qcat': {
    says: 'Dans le Queensland, seul QCAT peut ordonner que vous partiez, et seule la police peut l’exécuter.',
  },
}
