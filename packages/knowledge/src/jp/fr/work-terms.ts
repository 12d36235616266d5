/** Licenciement, sanction, grossesse, salaire et allocation, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_TERMS_FR: Words = {
  'jp.job.right-four-tests': {
    says: 'Pour un licenciement économique, le juge regarde quatre points : nécessité, efforts pour l’éviter, choix juste, explications et discussion.',
  },
  'jp.job.right-punish': {
    says: 'Une sanction doit figurer au règlement et être juste. Une retenue est d’au plus une demi-journée par fait, et un dixième par mois.',
  },
  'jp.job.right-pregnant': {
    says: 'Un licenciement pour grossesse, naissance ou congé parental est nul. Jusqu’à un an après la naissance, l’employeur doit prouver un autre motif.',
  },
  'jp.job.right-seven-days': {
    says: 'Si vous le demandez en partant, l’entreprise doit payer les salaires dus et rendre vos biens en sept jours.',
  },
  'jp.job.right-overtime': {
    says: 'Les heures en plus se paient au moins 25 % de plus, et 50 % au-delà de 60 heures par mois. Notez vos heures. Vous pouvez réclamer trois ans.',
  },
  'jp.job.right-benefit': {
    says: 'Si l’entreprise a rompu, l’allocation commence souvent plus tôt et dure plus. Vérifiez la fiche de départ (離職票). Vous pouvez contester à Hello Work.',
  },
  'jp.job.right-bullying': {
    says: 'Tout employeur doit empêcher le harcèlement (パワハラ) et ne peut pas vous punir de l’avoir signalé. Prenez des notes et allez au bureau du travail.',
  },
  'jp.job.right-term-notice': {
    says: 'Après trois renouvellements ou un an, la firme doit prévenir 30 jours avant qu’elle ne renouvelle pas. Demandez un papier avec la vraie raison.',
  },
  'jp.job.right-pay-kept': {
    says: 'La firme ne peut baisser votre paie sans votre accord libre. Un nouveau règlement ne vous lie que s’il est raisonnable et connu.',
  },
  'jp.job.step-pay-kept': {
    says: 'Ne signez pas l’accord. Demandez par écrit la raison et votre nouvelle paie. Allez au bureau gratuit du travail (総合労働相談コーナー).',
  },
  'jp.job.right-trial': {
    says: 'Une période d’essai est un vrai emploi. Il faut un bon motif que l’entreprise ne pouvait pas connaître à l’embauche. Après 14 jours, elle doit 30 jours de préavis ou de salaire.',
  },
}
