/** Redundancy and firms that are insolvent: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const REDUNDANCY_FR: Words = {
  'ie.work.right-redundancy': {
    says: 'Après deux ans, l’indemnité de suppression d’emploi (redundancy) est de deux semaines par année et une semaine de plus. Le salaire au-dessus de 600 € par semaine ne compte pas.',
  },
  'ie.work.insight-redundancy': {
    says: 'Une suppression d’emploi (redundancy) vise le poste, pas vous. Si quelqu’un d’autre fait votre travail maintenant, le licenciement peut être injuste.',
    actionable: 'Demandez comment ils vous ont choisi et gardez la réponse.',
  },
  'ie.work.right-collective': {
    says: 'Si beaucoup d’emplois partent, l’entreprise doit d’abord consulter le personnel et attendre 30 jours.',
  },
  'ie.work.right-insolvent': {
    says: 'Si l’entreprise est insolvable, l’État peut payer salaires, congés, préavis et indemnité de licenciement. Demandez au liquidateur de faire la demande.',
  },
}
