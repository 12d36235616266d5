/** Questions about a boundary: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BOUNDARY_IT: Words = {
  'gb.ask-neighbour.boundary': {
    says: 'Guardi gli atti e chieda le due mappe (title plans) a HM Land Registry, ma di solito mostrano solo una linea generale. Faccia foto e scriva al vicino prima di togliere qualcosa. Provi una mediazione o un tecnico comune. Altrimenti solo un giudice fissa il confine; il council no.',
  },
}
