/** The French words of the rows in ../enquiry-pay.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_FR: Words = {
  'es.ask.wages-unpaid': {
    says: 'Demandez par écrit, puis déposez une conciliation. Vous avez un an pour chaque mois de salaire. Un salaire en retard rapporte 10 % d’intérêts.',
  },
  'es.ask.not-registered': {
    says: 'Vous avez tous les droits, même sans papier. Gardez messages, photos et noms. Signalez à l’Inspección de Trabajo, aussi sans nom. Un an pour les salaires, 20 jours ouvrables pour un licenciement.',
  },
  'es.ask.overtime': {
    says: 'Tenez votre propre liste d’heures, avec messages et plannings. Les heures en plus sont payées, ou rendues en repos sous quatre mois, et vous pouvez le plus souvent refuser. Vous avez un an pour chaque somme, même pendant l’emploi : n’attendez pas. L’inspection garde votre nom secret. Une sanction pour avoir réclamé est nulle.',
  },
  'es.ask.home-help-dismissed': {
    says: 'Vous avez les droits de tout salarié, même sans contrat et sans papiers. Un foyer ne peut mettre fin au travail que par écrit et avec un motif, comme des besoins changés. Avec la lettre, il doit 12 jours de salaire par an, six mois au plus. Après un an, il doit aussi 20 jours de préavis, sinon sept. Pas de lettre ou pas d’argent ? C’est alors le plus souvent injustifié : 33 jours par an. Demandez la conciliation (SMAC) sous 20 jours ouvrables. Réclamez un an de salaires, et les cotisations à l’inspection du travail.',
  },
}
