/** The French words of the rows in ../enquiry-plant-closing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PLANT_CLOSING_FR: Words = {
  'us.fact.closing-release': {
    says: 'Ne signez pas encore. Les entreprises de 100 salariés ou plus doivent en général 60 jours de préavis écrit avant une fermeture, sinon jusqu’à 60 jours de paie et d’avantages. Un contrat perdu ne les excuse que si c’était soudain, à prouver par elles. Une renonciation peut vous enlever ce droit. Dès 40 ans, un groupe a 45 jours de réflexion et 7 pour se rétracter. Chômage, puis avocat.',
  },
  'us.fact.warn-excuse': {
    says: 'C’est à l’entreprise de prouver cette excuse. Un contrat perdu ne compte que si c’était soudain et imprévisible. Même alors, elle doit prévenir par écrit dès que possible, avec la raison. L’absence de papier parle pour vous. On peut agir au tribunal fédéral, aussi en groupe, pour jusqu’à 60 jours de paie et d’avantages. En faillite, déclarez la créance. Ne renoncez à rien avant un avocat.',
  },
  'us.ask-work.layoff-notice': {
    says: 'Une entreprise de 100 salariés à plein temps ou plus doit prévenir par écrit 60 jours avant de fermer un site où 50 perdent leur emploi. De même pour la plupart des licenciements massifs. Sinon vous pouvez réclamer paie et avantages pour chaque jour manquant, jusqu’à 60. Exceptions : à elle de prouver. Ne signez aucune renonciation sans avocat. Les petites firmes, seulement dans certains États.',
  },
}
