/** Bankruptcy notices: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const BANKRUPTCY_NOTICE_FR: Words = {
  'nz.demand.want': {
    says: 'La prochaine étape pourrait être la faillite (bankruptcy), si vous ne faites rien.',
  },
  'nz.demand.reality': {
    says: 'Vous n’êtes pas encore en faillite. Vous avez dix jours ouvrés pour payer, trouver un accord ou demander à la High Court d’annuler l’avis.',
  },
  'nz.demand.who': { says: 'L’avis est émis par la High Court à la demande du créancier.' },
  'nz.demand.rights': {
    says: 'Vous pouvez payer, convenir d’un plan, ou demander au tribunal d’annuler l’avis.',
  },
  'nz.demand.notice': {
    says: 'Vous avez dix jours ouvrés après la remise d’un avis de faillite (bankruptcy notice). Nous comptons à partir de sa date, pour être sûrs.',
    action: 'Payer, trouver un accord ou faire une demande à la High Court',
    consequence: 'Ils peuvent alors demander au tribunal de vous mettre en faillite.',
  },
  'nz.demand.right-setaside': {
    says: 'Vous pouvez demander au tribunal de l’annuler si vous avez contre eux une demande aussi grande.',
  },
  'nz.demand.step-lawyer': {
    says: 'Prenez un conseil juridique aujourd’hui. Appelez Community Law.',
  },
  'nz.demand.step-deal': { says: 'Proposez un plan par écrit et demandez-leur de retirer l’avis.' },
  'nz.demand.step-options': {
    says: 'Demandez si une autre solution, comme un plan de remboursement (debt repayment order), est meilleure pour vous.',
  },
  'nz.demand.opt-deal': {
    says: 'Proposez un plan ou une somme plus petite et faites-le mettre par écrit.',
    title: 'Trouver un accord',
    cost: 'La somme convenue.',
    time: 'Dix jours ouvrés.',
    risk: 'Le temps continue de courir.',
    bestFor: 'Vous le devez et vous pouvez payer peu à peu.',
  },
  'nz.demand.opt-setaside': {
    says: 'Faites une demande à la High Court.',
    title: 'Demander l’annulation',
    cost: 'Les frais du tribunal et de l’avocat.',
    time: 'Dix jours ouvrés.',
    risk: 'Des frais si vous perdez.',
    bestFor: 'L’avis ou le jugement est faux.',
  },
}
