/** Notice, pay in its place and severance pay, by province: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const NOTICE_PAY_WORDS: Words = {
  'ca.work.right-notice': {
    says: 'Après environ trois mois, vous avez droit à un préavis ou à une paie. Une faute grave est une exception.',
  },
  'ca.work.qc-notice': {
    says: 'Au Québec : une semaine après trois mois, deux après un an, quatre après cinq ans et huit après dix ans.',
  },
  'ca.work.qc-cause': {
    says: 'Au Québec, après deux ans, il faut une cause juste et suffisante. L’employeur doit la prouver.',
  },
  'ca.work.on-notice': {
    says: 'En Ontario, vous recevez au moins une semaine de préavis ou de paie par année, à partir de trois mois de travail, jusqu’à huit semaines.',
  },
  'ca.work.on-severance': {
    says: 'En Ontario, vous pouvez aussi recevoir une indemnité de cessation d’emploi (severance pay). Il faut cinq ans de travail ou plus et une entreprise qui paie 2,5 millions de dollars ou plus en salaires.',
  },
  'ca.work.bc-notice': {
    says: 'En Colombie-Britannique, vous recevez une semaine de paie après trois mois, deux après un an, trois après trois ans, jusqu’à huit.',
  },
  'ca.work.ab-notice': {
    says: 'En Alberta, vous recevez une semaine de préavis après 90 jours, deux après deux ans, et jusqu’à huit après dix ans.',
  },
  'ca.work.right-reasonable-notice': {
    says: 'Le minimum légal n’est peut-être pas tout ce qu’on vous doit. Les juges regardent votre âge, votre poste, vos années de service et vos chances de retrouver un emploi.',
  },
  'ca.work.right-minimum-on': {
    says: 'On doit vous payer le minimum légal même si vous ne signez pas de quittance (release). Vous ne pouvez pas renoncer à ce minimum.',
  },
  'ca.work.mb-notice': {
    says: 'Au Manitoba, un préavis d’une à huit semaines, ou la paie à la place, est dû après 30 jours de travail.',
  },
  'ca.work.sk-notice': {
    says: 'En Saskatchewan, un préavis d’une à huit semaines, ou la paie à la place, est dû après 13 semaines de travail.',
  },
  'ca.work.ns-notice': {
    says: 'En Nouvelle-Écosse, un préavis est dû après trois mois. Après dix ans, un renvoi exige une raison valable.',
  },
  'ca.work.nb-notice': {
    says: 'Au Nouveau-Brunswick, deux semaines de préavis sont dues après six mois, quatre après cinq ans.',
  },
  'ca.work.qc-reasonable': {
    says: 'Au Québec, vous pouvez aussi réclamer un délai de congé raisonnable selon le Code civil. Vous ne pouvez pas y renoncer d’avance.',
  },
  'ca.work.fed-notice': {
    says: 'Dans un emploi fédéral, le préavis est de deux semaines après trois mois, de trois après trois ans, puis d’une de plus par an jusqu’à huit. Après un an, une indemnité s’ajoute.',
  },
  'ca.work.on-misconduct': {
    says: 'En Ontario, on perd l’indemnité de préavis seulement pour une faute volontaire. Un travail faible ne suffit pas.',
  },
  'ca.work.right-proportion': {
    says: 'Un congédiement pour faute (for cause) est le dernier pas. La faute doit être si grave que l’emploi ne peut continuer. Pour moins, il faut un préavis ou une paie.',
  },
}
