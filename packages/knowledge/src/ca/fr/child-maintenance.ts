/** The French words of the rows in ../child-maintenance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHILD_MAINTENANCE_FR: Words = {
  'ca.support.right-plan': {
    says: 'Si vous ne pouvez tout payer, demandez un plan avant qu’on agisse. Montrez revenus et dépenses.',
  },
  'ca.support.right-change': {
    says: 'Si vos revenus ont baissé ou si l’enfant vit chez vous, un tribunal peut changer l’ordonnance. Le bureau ne le peut pas.',
  },
  'ca.support.warn': {
    says: 'Ne l’ignorez pas. On peut saisir la paie et les remboursements d’impôt, et suspendre permis ou passeport.',
  },
  'ca.support.warn-direct': {
    says: 'Payez par le bureau, pas directement à l’autre parent. Sinon, cela peut ne pas compter.',
  },
  'ca.support.right-ontario': {
    says: 'En Ontario, un avis précède la suspension du permis : 30 jours pour payer, convenir d’un plan ou aller au tribunal.',
  },
  'ca.support.step': {
    says: 'Demandez un relevé complet et comparez-le à vos preuves. Payez déjà ce que vous pouvez.',
  },
}
