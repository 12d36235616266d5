/** Questions about a raised fine whose first notice never came: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RAISED_FINE_ES: Words = {
  'fr.ask-buy.raised-fine': {
    says: 'Impúgnela (réclamation) en antai.gouv.fr o por carta certificada: en 30 días desde el envío, o desde el embargo por el que se enteró. Son tres meses si fue por certificado a la dirección del permiso del coche. Adjunte el aviso, sus razones y pruebas, por ejemplo de una mudanza. Una reclamación válida anula el título y le devuelven lo ya tomado. Pida a la oficina del Tesoro que espere. No pague lo que impugna.',
  },
}
