/** Questions about the driving licence and its points: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DRIVING_LICENCE_WORDS: Words = {
  'fr.ask-buy.licence-held': {
    says: 'Ne conduisez pas. La police peut garder le permis quelques jours. Puis le préfet peut le suspendre des mois, et un juge décide plus tard. Pour les stupéfiants, vous pouvez demander une contre-expertise. Lisez les délais de l’arrêté, et voyez un avocat avant l’audience.',
  },
  'fr.ask-buy.points-back': {
    dependsOn: 'l’infraction',
    says: 'Un point perdu revient après six mois sans nouvelle infraction. Tous reviennent après deux ans, ou trois pour les infractions plus graves. Un stage de deux jours rend jusqu’à quatre points, une fois par an. Voyez vos points sur le site officiel (Mes Points Permis).',
  },
  'fr.ask-buy.licence-void': {
    says: 'Sans point (lettre 48SI), votre permis n’est plus valable. Ne conduisez pas : c’est un délit. Vous avez deux mois pour saisir le tribunal administratif, ou écrire d’abord au ministre. Demandez votre relevé intégral : à chaque infraction, on devait vous informer du retrait. Vous pouvez repasser le permis après six mois, avec un examen médical et psychotechnique.',
  },
}
