/** The French words of the rows in ../enquiry-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_WORDS: Words = {
  'ca.ask.dismissed-pregnant': {
    says: 'Il est interdit de vous congédier parce que vous êtes enceinte ou en congé. Portez plainte à l’organisme des droits de la personne dans l’année, et demandez aussi votre préavis. Au Québec, le délai pour la CNESST est de 45 jours.',
  },
  'ca.ask.settlement-agreement': {
    says: 'Ne signez pas sur place. Après, vous ne pouvez le plus souvent rien demander de plus. On ne peut pas vous faire renoncer au minimum légal. Faites lire l’offre par un avocat ; elle monte souvent.',
  },
  'ca.ask.roe': {
    says: 'Votre employeur doit le délivrer, le plus souvent dans les cinq jours après la dernière période de paie. Demandez l’assurance-emploi maintenant sans lui, et dites-le à Service Canada, qui pressera l’employeur.',
  },
  'ca.ask.probation': {
    says: 'Dans les trois premiers mois (90 jours en Alberta), la loi ne donne le plus souvent ni avis ni paie. Le travail fait doit être payé. Un renvoi pour maladie, grossesse ou origine reste interdit.',
  },
  'ca.ask.bullied': {
    says: 'Notez chaque fois, les mots et les témoins. Dites-le par écrit à l’employeur. Si c’est lié au sexe, à la race ou à un autre motif, un organisme des droits de la personne peut aider.',
  },
  'ca.ask.bullied-qc': {
    says: 'Au Québec, vous avez droit à un milieu de travail sans harcèlement psychologique. Notez chaque fois et portez plainte à la CNESST dans les deux ans.',
  },
}
