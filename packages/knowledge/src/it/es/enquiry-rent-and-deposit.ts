/** Questions about a higher rent and the deposit: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_AND_DEPOSIT_WORDS: Words = {
  'it.ask.deposit': {
    says: 'Pídala por carta certificada o PEC con la fecha de entrega de llaves. El propietario solo puede quedarse dinero por daños probados, no por desgaste normal como marcas en paredes. No decide solo: si usted lo discute, debe ir al juez. Se deben intereses legales. Si no paga: primero mediación, luego el tribunal, sea cual sea la suma. Ambos piden abogado, gratis con pocos ingresos.',
  },
  'it.ask.rent-rise': {
    says: 'Solo como dice el contrato escrito, normalmente según el índice ISTAT. Con el impuesto fijo (cedolare secca) el alquiler no puede subir durante el contrato.',
    dependsOn: 'lo que dice su contrato',
  },
  'it.ask.deposit-limit': {
    says: 'La fianza puede ser de tres meses de renta como máximo. Da interés legal, que se paga cada año. Se devuelve al irse, menos los daños que el dueño pruebe.',
  },
}
