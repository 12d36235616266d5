/** Notices to end a tenancy and late rent in Western Australia: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_WESTERN_AUSTRALIA_FR: Words = {
  'au.home.wa-breach': {
    says: 'En Australie-Occidentale, un avis de manquement (breach notice) vous donne 14 jours. Par prudence, nous comptons à partir de sa date.',
    action: 'Payer le loyer, ou réparer le manquement',
    consequence: 'Vous pouvez recevoir un congé (notice of termination).',
  },
  'au.home.wa-pay': {
    says: 'En Australie-Occidentale, vous pouvez arrêter l’affaire. Payez tout le loyer et les frais du tribunal au moins un jour avant l’audience.',
  },
  'au.home.wa-no-grounds': {
    says: 'En Australie-Occidentale, un propriétaire peut encore mettre fin sans raison à un bail sans fin fixe (periodic lease), mais doit donner 60 jours.',
  },
  'au.home.wa-court': {
    says: 'En Australie-Occidentale, seule la Magistrates Court peut ordonner que vous partiez. Vous enfermer dehors est une infraction (offence).',
  },
}
