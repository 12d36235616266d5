/** The French words of the rows in ../enquiry-copyright-and-marks.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COPYRIGHT_AND_MARKS_FR: Words = {
  'us.ask-consumer.copyright': {
    says: 'Retirez l’œuvre et gardez une copie. Demandez la preuve de la propriété et de l’enregistrement avant de payer. Des papiers d’un tribunal ou du Copyright Claims Board ont une date que vous devez respecter.',
  },
  'us.ask-everyday.mark-letter': {
    says: 'Ne l’ignorez pas et ne signez rien dans la hâte. Seul un tribunal peut vous ordonner d’arrêter. Ce qui compte : qui a utilisé le nom en premier, où, pour quoi, et si les acheteurs peuvent confondre. Cherchez sur uspto.gov, gardez la preuve de votre premier usage et voyez un avocat.',
  },
  'us.ask-everyday.takedown': {
    says: 'Demandez au site une copie de la plainte. Si c’était une erreur ou si vous aviez la permission, envoyez une réponse (counter-notice). Le contenu revient le plus souvent en 10 à 14 jours ouvrables.',
  },
}
