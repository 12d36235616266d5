/** The days to answer a claim, by state: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const DAYS_TO_ANSWER_FR: Words = {
  'au.claim.nsw': {
    says: 'En Nouvelle-Galles du Sud, vous avez 28 jours à partir de la remise (service) pour déposer une défense (defence). Par prudence, nous comptons à partir de la date du papier.',
    action: 'Déposer votre défense (defence) au tribunal',
    consequence:
      'Ils peuvent obtenir un jugement par défaut (default judgment) sans vous entendre.',
  },
  'au.claim.vic': {
    says: 'Dans le Victoria, vous avez 21 jours à partir de la remise (service) pour déposer un avis de défense (notice of defence). Par prudence, nous comptons à partir de la date du papier.',
    action: 'Déposer votre avis de défense (notice of defence) au tribunal',
    consequence: 'Ils peuvent obtenir un ordre (order) sans vous entendre.',
  },
  'au.claim.qld': {
    says: 'Dans le Queensland, vous avez 28 jours à partir de la remise (service). Par prudence, nous comptons à partir de la date du papier.',
    action: 'Déposer un avis que vous allez vous défendre (notice of intention to defend)',
    consequence:
      'Ils peuvent obtenir un jugement par défaut (default judgment) sans vous entendre.',
  },
  'au.claim.wa': {
    says: 'En Australie-Occidentale, vous avez 14 jours à partir de la remise (service). Par prudence, nous comptons à partir de la date du papier.',
    action: 'Déposer votre réponse (response) au tribunal',
    consequence:
      'Ils peuvent obtenir un jugement par défaut (default judgment) sans vous entendre.',
  },
  'au.claim.sa': {
    says: 'En Australie-Méridionale, vous avez 28 jours à partir de la remise (service). Par prudence, nous comptons à partir de la date du papier.',
    action: 'Déposer votre réponse (response) au tribunal',
    consequence:
      'Ils peuvent obtenir un jugement par défaut (default judgment) sans vous entendre.',
  },
  'au.claim.tas': {
    says: 'En Tasmanie, vous avez 21 jours à partir de la remise (service). Par prudence, nous comptons à partir de la date du papier.',
    action: 'Déposer votre réponse (response) au tribunal',
    consequence:
      'Ils peuvent obtenir un jugement par défaut (default judgment) sans vous entendre.',
  },
  'au.claim.act': {
    says: 'Dans l’ACT, vous avez 28 jours à partir de la remise (service). Par prudence, nous comptons à partir de la date du papier.',
    action: 'Déposer votre réponse (response) au tribunal',
    consequence:
      'Ils peuvent obtenir un jugement par défaut (default judgment) sans vous entendre.',
  },
}
