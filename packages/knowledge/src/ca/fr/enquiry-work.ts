/** The French words of the rows in ../enquiry-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_WORDS: Words = {
  'ca.ask.pay-cut': {
    says: 'Dites par écrit que vous n’êtes pas d’accord, et continuez à travailler. Une forte baisse sans votre accord peut compter comme un congédiement, avec préavis. Prenez vite conseil : attendre peut passer pour un accord.',
  },
  'ca.ask.dismissed-pregnant': {
    says: 'Il est interdit de vous congédier parce que vous êtes enceinte ou en congé. Portez plainte à l’organisme des droits de la personne dans l’année, et demandez aussi votre préavis. Au Québec, le délai pour la CNESST est de 45 jours.',
  },
  'ca.ask.settlement-agreement': {
    says: 'Ne signez pas sur place. Après, vous ne pouvez le plus souvent rien demander de plus. On ne peut pas vous faire renoncer au minimum légal. Faites lire l’offre par un avocat ; elle monte souvent.',
  },
  'ca.ask.fired-on': {
    says: 'En Ontario, la loi donne environ une semaine par an, jusqu’à 8 semaines, et une indemnité après 5 ans chez un grand employeur. Les tribunaux donnent souvent bien plus. Ne signez pas encore.',
  },
  'ca.ask.fired-bc': {
    says: 'En Colombie-Britannique, c’est une semaine de paie après 3 mois, deux après un an, trois après 3 ans, puis une par an jusqu’à 8. Les tribunaux donnent souvent bien plus.',
  },
  'ca.ask.fired-ab': {
    says: 'En Alberta, c’est une semaine d’avis ou de paie après 90 jours, deux après 2 ans, quatre après 4 ans, jusqu’à huit après 10 ans. Les tribunaux donnent souvent plus. Plainte dans les six mois.',
  },
  'ca.ask.roe': {
    says: 'Votre employeur doit le délivrer, le plus souvent dans les cinq jours après la dernière période de paie. Demandez l’assurance-emploi maintenant sans lui, et dites-le à Service Canada, qui pressera l’employeur.',
  },
  'ca.ask.probation': {
    says: 'Dans les trois premiers mois (90 jours en Alberta), la loi ne donne le plus souvent ni avis ni paie. Le travail fait doit être payé. Un renvoi pour maladie, grossesse ou origine reste interdit.',
  },
  'ca.ask.fired-sick-qc': {
    says: 'Non. Au Québec, vous pouvez être absent pour maladie jusqu’à 26 semaines en 12 mois, et vous congédier pour cela est interdit. Portez plainte à la CNESST dans les 45 jours.',
  },
  'ca.ask.fired-sick': {
    says: 'Vous renvoyer à cause d’une maladie est le plus souvent contraire aux droits de la personne. Plaignez-vous dans l’année. On peut aussi vous devoir un préavis, et votre poste après un congé protégé.',
  },
}
