/** Questions about traffic fines: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_FR: Words = {
  'es.ask.fine-half': {
    says: 'Sous 20 jours calendaires, vous choisissez : payer la moitié et finir, ou contester avec des preuves et perdre la moitié prix.',
    dependsOn: 'si vous avez des preuves',
  },
  'es.ask.fine-driver': {
    says: 'Désignez le vrai conducteur dans le délai de la lettre, avec nom, numéro d’identité et adresse. Sinon, l’amende peut doubler ou tripler. Ne payez pas la moitié si vous voulez contester.',
  },
  'es.ask.fine-too-old': {
    says: 'Une infraction légère est prescrite après trois mois. Une grave ou très grave, comme presque tout excès de vitesse, après six. Chaque essai de notification interrompt ce délai, aussi par le tableau (TEU) après un courrier sans succès. Le délai est passé ? Contestez en 20 jours calendaires sans payer, sinon vous perdez ce droit. Une amende définitive est prescrite après quatre ans.',
    dependsOn: 'la gravité et ce qui vous est parvenu',
  },
}
