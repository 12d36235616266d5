/** : the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_WHO_PAYS_FR: Words = {
  'gb.ask-parking.firm-court': {
    says: 'Oui. Elle peut saisir la county court, dans les six ans. Si un formulaire (claim form) arrive, répondez au tribunal dans les 14 jours après la remise officielle. Ne pas répondre peut mener à une décision (judgment) contre vous.',
  },
  'gb.ask-parking.private-have-to-pay': {
    says: 'Une somme de stationnement privé est une demande d’argent, pas une amende. Faites un recours si elle est fausse. Ne l’ignorez pas, car la société peut aller au tribunal pour elle.',
    dependsOn: 'si la somme est juste',
  },
  'gb.ask-parking.have-to-pay': {
    says: 'Un « penalty charge notice » d’une mairie (council) doit être payé ou contesté. Un « parking charge notice » d’une société privée est une demande contre laquelle vous pouvez faire un recours. N’ignorez ni l’un ni l’autre.',
    dependsOn: 'qui l’a envoyé',
  },
  'gb.ask-parking.name-driver': {
    says: 'Aucune loi ne vous oblige à dire à une société privée qui conduisait. Si vous êtes le détenteur (keeper), ils doivent avoir suivi les règles pour vous réclamer la somme. Vérifiez la règle des 14 jours.',
  },
  'gb.ask-parking.council-not-driving': {
    says: 'Pour une amende de la mairie (council), le propriétaire paie, quel que soit le conducteur. Ce n’est pas le cas si la voiture était vendue, volée, ou louée à quelqu’un qui a signé pour elle.',
    dependsOn: 'qui possédait la voiture ce jour-là',
  },
  'gb.ask-parking.collector': {
    says: 'Une société de recouvrement pour un stationnement privé n’a aucun pouvoir de venir prendre des choses. Écrivez une fois que vous contestez et pourquoi. Surveillez ensuite une mise en demeure (letter before claim).',
  },
  'gb.ask-parking.bailiff-council': {
    says: 'Si vous n’avez jamais reçu les avis d’avant, envoyez aujourd’hui les formulaires TE7 et TE9 au Traffic Enforcement Centre. Gardez la porte fermée, et offrez un plan si vous devez la somme.',
  },
  'gb.ask-parking.clamp': {
    says: 'Sur un terrain privé, personne ne peut bloquer ou enlever votre voiture sans un pouvoir légal. C’est un délit. Les huissiers (bailiffs), la police, la DVLA et les mairies (councils) ont des pouvoirs.',
  },
  'gb.ask-parking.hire-car': {
    says: 'Pour une somme privée, vous la devez comme locataire (hirer) seulement s’ils ont aussi envoyé le contrat de location et votre déclaration signée. Pour celle d’une mairie (council), le locataire qui a signé paie.',
    dependsOn: 'si elle vient d’une société privée ou d’une mairie (council)',
  },
}
