/** The French words of the rows in ../enquiry-police.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POLICE_FR: Words = {
  'es.ask.police-phone': {
    says: 'Pour fouiller votre téléphone, la police a besoin de votre oui ou de l’ordre d’un juge. Seulement en urgence elle peut regarder avant, et doit le dire à un juge en 24 heures. Vous n’avez pas à donner votre code PIN. Dites calmement que vous refusez et demandez un avocat.',
  },
}
