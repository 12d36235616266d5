/** The Spanish words of the rows in ../enquiry-rent-behind.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_BEHIND_ES: Words = {
  'jp.ask.rent-behind-out': {
    says: 'Solo un oficial judicial (執行官) con sentencia puede echarle, nunca el casero ni la firma avalista. Los jueces suelen terminar el contrato desde unos tres meses sin pagar. Pague lo que pueda y ofrezca plazos por escrito. ¿Llega un papel del tribunal? Responda y vaya. Cambiar la cerradura es ilegal: llame a la policía. La ciudad puede pagar el alquiler un tiempo (住居確保給付金): 自立相談支援機関.',
  },
}
