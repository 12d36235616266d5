/** Spanish: the words of the rows in ../job-offer-withdrawn.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const JOB_OFFER_WITHDRAWN_ES: Words = {
  'gb.offer.right-notice': {
    says: 'Cuando dice sí a una oferta, puede haber contrato. Para terminarlo deben dar preaviso o pagarlo, salvo que no cumpliera una condición. Un tribunal puede ordenar ese pago.',
  },
  'gb.offer.right-no-discrimination': {
    says: 'No pueden retirar una oferta por edad, sexo, origen, fe, discapacidad, embarazo u orientación sexual. Vale ya antes del primer día.',
  },
  'gb.offer.right-data': {
    says: 'Puede pedir gratis los datos que tienen sobre usted. Puede faltar una referencia dada en confianza.',
  },
}
