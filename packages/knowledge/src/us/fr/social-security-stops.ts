/** The French words of the rows in ../social-security-stops.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SOCIAL_SECURITY_STOPS_FR: Words = {
  'us.stop.ssa-want': {
    says: 'Social Security dit qu’une aide est refusée, finit ou change, et pourquoi.',
  },
  'us.stop.ssa-reality': {
    says: 'Un premier non est fréquent. Beaucoup de gens gagnent plus tard, surtout à l’audience devant un juge.',
  },
  'us.stop.ssa-right-appeal': {
    says: 'Vous avez 60 jours pour demander un réexamen (reconsideration). Ils supposent que la lettre est arrivée après cinq jours.',
  },
  'us.stop.ssa-right-ssi': {
    says: 'Si SSI baisse ou finit, faites appel dans les dix jours après avoir reçu l’avis. L’argent continue alors jusqu’à la première décision.',
  },
  'us.stop.ssa-step': {
    says: 'Faites appel sur ssa.gov ou envoyez Form SSA-561. Demandez des papiers plus récents à vos médecins.',
  },
  'us.stop.ssa-option': {
    says: 'Dites ce qui est faux et ajoutez des preuves. Ne recommencez pas une nouvelle demande à la place : vous pouvez perdre des mois.',
    title: 'Demander un réexamen (reconsideration)',
    cost: 'Gratuit',
    time: 'Dans les 60 jours ; dix jours pour garder SSI',
    risk: 'L’argent qui a continué devra peut-être être remboursé si vous perdez.',
    bestFor: 'Vous n’êtes pas d’accord avec la raison.',
  },
}
