/** The French words of the rows in ../enquiry-violence.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VIOLENCE_FR: Words = {
  'es.ask.partner-violence': {
    says: 'En danger, appelez le 112. Le 016 aide jour et nuit, gratuitement, et n’est pas sur la facture (effacez l’appel). Un juge peut décider d’une protection (orden de protección) en 72 heures : il doit partir et ne plus s’approcher. Demandez-la à la police ou au tribunal. L’avocat est gratuit pour vous.',
  },
}
