/** Questions about a lease with no paper: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SPOKEN_LEASE_ES: Words = {
  'be.ask.spoken-lease': {
    says: 'Un alquiler de palabra vale: tiene los derechos de todo inquilino. Para la vivienda principal suele ser un contrato de nueve años, con los avisos normales. Sin papel, la renta no suele poder seguir el índice. Guarde transferencias, mensajes y su domicilio registrado como prueba. Cada parte puede pedir un contrato escrito por carta certificada, y luego ante el juez de paz. Solo ese juez puede echarle.',
  },
}
