/** Universal Credit: sanctions, hardship payments, advances and migration notices. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const UNIVERSAL_CREDIT_FR: Words = {
  'gb.credit.right-hardship': {
    says: 'Quand une sanction réduit votre Universal Credit, vous pouvez demander une aide d’urgence (hardship payment) pour manger, vous chauffer et vous loger. Redemandez chaque mois.',
  },
  'gb.credit.right-sanction': {
    says: 'Vous pouvez demander que la sanction soit revue. Dites votre bonne raison et envoyez des preuves.',
  },
  'gb.credit.hardship-back': {
    says: 'Cette aide n’est reprise qu’après la fin de vos sanctions, et pas les mois où vous gagnez assez.',
  },
  'gb.credit.step-journal': {
    says: 'Écrivez dans votre journal ce qu’il vous faut et pourquoi. Gardez une copie et notez chaque appel.',
  },
  'gb.credit.advance-loan': {
    says: 'Une avance (advance) est un prêt sans intérêt. Une partie est retirée chaque mois de vos paiements suivants.',
  },
  'gb.credit.right-advance-less': {
    says: 'Si le reste ne suffit pas pour vivre, demandez une retenue plus petite ou une pause. Dites vos dépenses.',
  },
  'gb.credit.migration-wants': {
    says: 'Vos anciennes aides prennent fin. Pour continuer à recevoir de l’aide, demandez Universal Credit avant la date limite (deadline day) de la lettre.',
  },
  'gb.credit.right-migration-time': {
    says: 'Si vous ne pouvez pas demander à temps, appelez le numéro de la lettre avant la date limite. Avec une bonne raison, comme une maladie, vous pouvez avoir plus de temps.',
  },
  'gb.credit.right-migration-protected': {
    says: 'Si vous demandez à temps et que vos anciennes aides étaient plus hautes, une somme peut d’abord combler la différence. Si vous demandez trop tard, vous pouvez la perdre.',
  },
  'gb.credit.migration-step': {
    says: 'Faites la demande en ligne sur GOV.UK avant la date limite. Préparez vos données bancaires, votre loyer, votre épargne et votre paie.',
  },
}
