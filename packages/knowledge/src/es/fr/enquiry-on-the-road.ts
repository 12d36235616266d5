/** Questions about traffic fines: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_FR: Words = {
  'es.ask.fine-half': {
    says: "Payer la moitié clôt l'affaire : ensuite il ne reste que le tribunal, et les points partent quand même. Choisissez dans les 20 jours calendaires : payer la moitié, ou contester avec des preuves et renoncer au demi-tarif. Pas les deux. Quelqu'un d'autre conduisait ? Nommez-le dans ces mêmes 20 jours, avec nom, numéro d'identité et adresse, et ne payez pas.",
  },
  'es.ask.fine-driver': {
    says: 'Désignez le vrai conducteur dans le délai de la lettre, avec nom, numéro d’identité et adresse. Sinon, l’amende peut doubler ou tripler. Ne payez pas la moitié si vous voulez contester.',
  },
  'es.ask.fine-too-old': {
    says: 'Une infraction légère est prescrite après trois mois. Une grave ou très grave, comme presque tout excès de vitesse, après six. Chaque essai de notification interrompt ce délai, aussi par le tableau (TEU) après un courrier sans succès. Le délai est passé ? Contestez en 20 jours calendaires sans payer, sinon vous perdez ce droit. Une amende définitive est prescrite après quatre ans.',
    dependsOn: 'la gravité et ce qui vous est parvenu',
  },
}
