/** The Dutch words of the rows in ../enquiry-licence.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LICENCE_NL: Words = {
  'es.ask.licence': {
    says: 'Zonder punten eindigt het rijbewijs. U hebt een maand voor beroep (recurso de alzada). Het geldt alleen als elke boete definitief is: kijk hoe en wanneer elke u bereikte. Een nieuw krijgt u na zes maanden met cursus en examen, na drie als u voor uw werk rijdt.',
  },
}
