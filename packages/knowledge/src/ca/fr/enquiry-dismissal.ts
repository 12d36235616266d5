/** Questions about a job that the employer ends: reasons, notice and pay in its place: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_WORDS: Words = {
  'ca.ask.fired': {
    says: 'Hors du Québec et des emplois fédéraux, on peut finir l’emploi sans motif, mais avec préavis ou paie. Ne signez pas encore.',
    dependsOn: 'votre province, vos années et le motif',
  },
  'ca.ask.fired-qc': {
    says: 'Au Québec, après deux ans, il faut une cause juste et suffisante. Portez plainte à la CNESST dans les 45 jours.',
    dependsOn: 'depuis combien de temps vous y travailliez et le motif',
  },
  'ca.ask.laid-off': {
    says: 'On vous doit un préavis ou une paie, peut-être une indemnité. Demandez l’assurance-emploi maintenant. Ne signez pas avant d’avoir conseil.',
    dependsOn: 'vos années et votre contrat',
  },
  'ca.ask.notice': {
    says: 'Le minimum est environ une semaine par année, jusqu’à huit. Un juge donne souvent plus.',
    dependsOn: 'votre province et vos années',
  },
  'ca.ask.fired-sick-qc': {
    says: 'Non. Au Québec, vous pouvez être absent pour maladie jusqu’à 26 semaines en 12 mois, et vous congédier pour cela est interdit. Portez plainte à la CNESST dans les 45 jours.',
  },
  'ca.ask.fired-sick': {
    says: 'Vous renvoyer à cause d’une maladie est le plus souvent contraire aux droits de la personne. Plaignez-vous dans l’année. On peut aussi vous devoir un préavis, et votre poste après un congé protégé.',
  },
}
