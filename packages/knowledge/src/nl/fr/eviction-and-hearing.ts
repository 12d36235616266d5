/** Le jour de l’expulsion, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_AND_HEARING_FR: Words = {
  'nl.evict.want': {
    says: 'Un huissier vous ordonne de quitter le logement, à cause d’un jugement.',
  },
  'nl.evict.reality': {
    says: 'C’est urgent : un juge a décidé. Le jour indiqué, l’huissier peut vous expulser, sauf si un juge l’arrête ou si vous trouvez un accord.',
  },
  'nl.evict.right-three-days': {
    says: 'Avant une expulsion, un huissier doit vous remettre un ordre de partir dans les trois jours. Le jour doit y figurer.',
  },
  'nl.evict.right-stop': {
    says: 'Un juge peut arrêter ou retarder une expulsion en urgence (executiegeschil). Appelez aujourd’hui un avocat ou le Juridisch Loket.',
  },
  'nl.evict.step-today': {
    says: 'N’attendez pas le jour. Appelez aujourd’hui un avocat ou le Juridisch Loket, et demandez à l’huissier du temps ou un plan.',
  },
  'nl.evict.option-stop': {
    says: 'Un avocat demande une procédure rapide (executiegeschil) contre l’expulsion.',
    title: 'Demander à un juge de l’arrêter ou de la retarder',
    cost: 'Une petite part d’avocat avec un petit revenu.',
    time: 'Avant le jour de l’expulsion.',
    risk: 'Le juge peut dire non.',
    bestFor: 'Il y a une erreur claire ou une détresse nouvelle.',
  },
  'nl.evict.right-pause': {
    says: 'Pendant une aide aux dettes, un juge peut arrêter une expulsion ou une coupure pour six mois au plus. Vous devez pouvoir payer le loyer ou les factures à venir.',
  },
  'nl.evict.right-one-month': {
    says: 'S’il s’agit de loyers dus, le juge peut vous donner encore un mois au plus pour les payer.',
  },
  'nl.court.right-own-check': {
    says: 'Si une entreprise attaque un consommateur, le juge doit vérifier si les clauses sont justes et si elle a tout dit. Sinon, la somme peut baisser.',
  },
  'nl.court.know-costs': {
    says: 'Le perdant paie le plus souvent les frais de l’autre, à tarif fixe. Un accord avant l’audience en évite une partie.',
  },
  'nl.home.right-sale': {
    says: 'Une vente n’est pas un motif pour finir le bail. L’acheteur devient votre bailleur ; le loyer et vos droits restent les mêmes.',
  },
}
