/** The French words of the rows in ../debt-myths.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_MYTHS_FR: Words = {
  'us.debt.myth-jail': {
    says: 'Vous ne pouvez pas aller en prison pour une dette privée. Un juge peut punir seulement ceux qui ignorent un ordre de venir au tribunal.',
  },
  'us.debt.myth-take-things': {
    says: 'Une agence ne peut pas venir prendre vos affaires. Pour une dette normale, il lui faut d’abord un jugement. C’est différent pour le prêteur d’une voiture.',
  },
  'us.debt.myth-social-security': {
    says: 'Une entreprise privée à qui vous devez ne peut pas prendre Social Security ou SSI. La banque doit laisser deux mois de versements directs sur votre compte.',
  },
  'us.debt.myth-ignore': {
    says: 'Ignorer une agence ne fait pas disparaître la dette. Si elle vous poursuit et que vous ne répondez pas, elle gagne sans preuve.',
  },
}
