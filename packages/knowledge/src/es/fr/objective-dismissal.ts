/** Dismissals for reasons of the firm (despido objetivo, ERE): the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const OBJECTIVE_DISMISSAL_FR: Words = {
  'es.work.want-objective': {
    says: 'Ils disent que l’emploi finit pour des raisons de l’entreprise, ou parce que vous n’êtes plus apte. Vous n’avez rien fait de mal.',
  },
  'es.work.right-twenty-days': {
    says: 'Pour motifs objectifs, vous recevez 20 jours de salaire par année, jusqu’à 12 mois, en même temps que la lettre.',
  },
  'es.work.right-fifteen-notice': {
    says: 'Pour motifs objectifs, vous avez 15 jours de préavis, avec six heures payées par semaine pour chercher du travail. Sinon, ils paient ces jours.',
  },
  'es.work.right-collective': {
    says: 'Dans un licenciement collectif (ERE), l’entreprise doit d’abord parler avec les représentants. Vous avez quand même votre lettre et au moins 20 jours par année.',
  },
  'es.work.insight-money-same-time': {
    says: 'Dans un licenciement objectif, l’argent doit être offert avec la lettre. Sinon, il est le plus souvent injuste.',
    actionable: 'Notez si et quand vous avez reçu l’argent.',
  },
  'es.work.tactic-take-money': {
    says: 'Vous pouvez prendre l’argent offert et quand même contester le licenciement.',
    risk: 'Si vous gagnez, ce que vous avez reçu est déduit.',
    notWhen: 'Pas quand vous signez un accord en conciliation.',
  },
  'es.work.right-figures': {
    says: 'La lettre doit donner des faits : pour des raisons d’argent, les chiffres. « L’entreprise va mal » ne suffit pas. Le juge dit alors le plus souvent le licenciement injustifié.',
  },
}
