/** Questions about a job that ends early, an injury at work and a redundancy that is none: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_CLAIMS_FR: Words = {
  'au.ask.sent-home-notice': {
    says: 'Le plus souvent oui : le préavis que vous avez donné et vouliez faire est dû. Le patron peut vous renvoyer chez vous, mais doit alors payer ce temps. Les congés restants aussi. Demandez par écrit avec la somme et une date. Sinon, Fair Work Ombudsman, 13 13 94. Les casuals n’ont en général pas de préavis. Si on vous a poussé dehors, 21 jours pour la Fair Work Commission.',
  },
  'au.ask.work-injury': {
    says: 'Déclarez-le. Les casuals sont couverts aussi, peu importe la faute. Voyez un médecin, dites que c’était au travail, demandez un certificate of capacity. Signalez-le par écrit au patron et déposez la demande à l’assureur ou à l’organisme de l’État. Cela paie les soins et l’essentiel du salaire. Réduire vos heures ou vous renvoyer pour cela est interdit ; 21 jours pour la Fair Work Commission.',
  },
  'au.ask.sham-redundancy': {
    says: 'Alors ce n’est peut-être pas un vrai licenciement économique (genuine redundancy). Il l’est seulement si plus personne ne doit faire votre travail, si on vous a consulté et si on ne pouvait vous placer ailleurs. Sinon, unfair dismissal à la Fair Work Commission dans les 21 jours : 1300 799 675. Il faut six mois de travail, 12 sous 15 personnes. Gardez l’annonce. L’indemnité est due après un an, mais le plus souvent pas sous 15 personnes.',
  },
}
