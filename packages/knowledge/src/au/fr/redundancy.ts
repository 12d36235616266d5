/** Redundancy and firms that are insolvent: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const REDUNDANCY_FR: Words = {
  'au.work.right-redundancy': {
    says: 'L’indemnité de suppression de poste (redundancy pay) va de 4 semaines après un an à 16 semaines après neuf, puis 12. La plupart des petites entreprises n’ont pas à la payer.',
  },
  'au.work.insight-genuine': {
    says: 'Une suppression de poste (redundancy) est réelle seulement si le poste a vraiment disparu et s’ils vous ont parlé comme le dit la convention (award).',
    actionable:
      'Si quelqu’un d’autre fait maintenant votre travail, demandez conseil sur une demande pour licenciement injuste (unfair dismissal).',
  },
  'au.work.right-consult': {
    says: 'Une convention (award) oblige l’employeur à parler avec vous avant une suppression de poste (redundancy). S’il ne le fait pas, elle n’est peut-être pas réelle.',
  },
  'au.work.right-insolvent': {
    says: 'Si l’entreprise est insolvable, l’État peut payer salaires impayés, congés, préavis et indemnité (redundancy pay).',
  },
}
