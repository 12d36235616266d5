/** Bankruptcy notices: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const BANKRUPTCY_NOTICE_FR: Words = {
  'au.demand.want': {
    says: 'L’étape suivante pourrait être la faillite (bankruptcy), si vous ne faites rien.',
  },
  'au.demand.reality': {
    says: 'Vous n’êtes pas encore en faillite. Vous avez 21 jours pour payer, trouver un accord ou demander au tribunal d’annuler l’avis (set aside).',
  },
  'au.demand.who': { says: 'L’avis est délivré par l’Official Receiver pour le créancier.' },
  'au.demand.rights': {
    says: 'Vous pouvez payer, convenir d’un plan, ou demander au tribunal fédéral d’annuler (set aside) l’avis dans les 21 jours.',
  },
  'au.demand.notice': {
    says: 'Vous avez 21 jours à partir de la remise d’un avis de faillite (bankruptcy notice). Par prudence, nous comptons à partir de sa date.',
    action: 'Payer, trouver un accord ou saisir le tribunal',
    consequence: 'Ils peuvent alors demander au tribunal de vous mettre en faillite.',
  },
  'au.demand.right-setaside': {
    says: 'Vous pouvez demander au tribunal de l’annuler (set aside) si le jugement est faux, trop petit ou déjà payé.',
  },
  'au.demand.right-threshold': {
    says: 'Le jugement doit être d’au moins 10 000 $ et avoir moins de six ans.',
  },
  'au.demand.step-day': { says: 'Notez le jour où vous avez reçu l’avis. Comptez 21 jours.' },
  'au.demand.step-lawyer': {
    says: 'Prenez un conseil juridique aujourd’hui. Appelez l’aide juridique (legal aid) ou la National Debt Helpline.',
  },
  'au.demand.step-deal': {
    says: 'Offrez un plan au créancier par écrit. Demandez-lui de retirer l’avis.',
  },
  'au.demand.opt-deal': {
    says: 'Offrez un plan ou une somme plus petite et obtenez-le par écrit.',
    title: 'Trouver un accord',
    cost: 'La somme convenue.',
    time: 'Dans les 21 jours.',
    risk: 'Si l’accord n’est pas clair, l’avis court toujours.',
    bestFor: 'Vous devez la somme et pouvez payer avec le temps.',
  },
  'au.demand.opt-setaside': {
    says: 'Saisissez le Federal Circuit and Family Court dans les 21 jours.',
    title: 'Demander l’annulation (set aside)',
    cost: 'Des frais de tribunal. Vous pouvez demander moins.',
    time: 'Dans les 21 jours.',
    risk: 'Des frais si vous perdez.',
    bestFor: 'L’avis ou le jugement est faux.',
  },
  'au.demand.warn': {
    says: 'Ne laissez pas passer les 21 jours. Ensuite, le tribunal ne peut presque plus aider.',
  },
}
