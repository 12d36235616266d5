/** Who collects a debt, and what a collector may not do: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const COLLECTOR_CONDUCT_FR: Words = {
  'ie.debt.who': {
    says: 'Une société de recouvrement (debt collector) travaille pour la société à qui vous deviez, ou a acheté la dette. Elle n’a aucun pouvoir d’un tribunal, d’un huissier (sheriff) ou de la police (gardaí).',
  },
  'ie.debt.right-no-harass': {
    says: 'Réclamer une dette si souvent, ou de telle façon, que le but est de vous effrayer ou de vous faire honte, est un délit.',
  },
  'ie.debt.right-no-lies': {
    says: 'Dire à tort que vous serez poursuivi au pénal, ou envoyer des papiers qui ont l’air officiels, est un délit.',
  },
  'ie.debt.right-data': {
    says: 'Vous pouvez demander gratuitement une copie de ce que la société garde sur vous. Elle a un mois pour répondre.',
  },
  'ie.debt.tactic-writing': {
    says: 'Faites tout par écrit. Une lettre vous donne du temps et laisse une trace.',
    risk: 'Les lettres sont plus lentes que les appels.',
    notWhen: 'Une date de tribunal est proche.',
  },
  'ie.debt.right-lsra': {
    says: 'Si un avocat (solicitor) vous trompe ou vous intimide, vous pouvez vous plaindre à l’autorité de contrôle (LSRA). C’est gratuit.',
  },
}
