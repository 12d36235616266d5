/** Questions about a refused visa: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VISA_REFUSED_ES: Words = {
  'ie.ask.visa-refused': {
    says: 'Recurra por escrito en dos meses desde la fecha de la denegación. Es gratis. Responda a cada motivo y añada papeles nuevos: prueba de la relación, dinero y vivienda. Lea la carta: dice adónde enviar el recurso, y si puede.',
  },
  'ie.ask.citizen-years': {
    says: 'Casi siempre hacen falta cinco años que cuenten: el año justo antes de la solicitud sin cortes, y cuatro en los ocho anteriores. En ese último año, 70 días fuera como mucho, salvo excepción. Con cónyuge irlandés o como refugiado son tres. El tiempo de estudiante casi nunca cuenta. Compruebe sus días en irishimmigration.ie.',
  },
}
