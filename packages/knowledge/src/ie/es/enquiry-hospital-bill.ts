/** Questions about a hospital bill: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOSPITAL_BILL_ES: Words = {
  'ie.ask.hospital-bill': {
    says: 'Desde el 17 de abril de 2023 una estancia como paciente público en un hospital público es gratis. Urgencias cuesta €100, y nada con medical card o volante del médico. En facturas antiguas pida las fechas y un plan. En apuros, la HSE puede perdonarla.',
  },
}
