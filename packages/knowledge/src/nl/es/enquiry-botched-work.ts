/** Questions about bad work of a tradesman: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BOTCHED_WORK_ES: Words = {
  'nl.ask.botched-work': {
    says: 'Escriba qué está mal, con fotos, y dé un plazo justo para arreglarlo. Hasta entonces puede retener una parte de la factura según el fallo, no todo. Si no pasa nada, escriba que otra empresa lo hará a su costa. Luego Geschillencommissie o juez kanton.',
  },
}
