/** Questions on when somebody can become a citizen: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CITIZENSHIP_ES: Words = {
  'ie.ask.citizen-years': {
    says: 'Casi siempre hacen falta cinco años que cuenten: el año justo antes de la solicitud sin cortes, y cuatro en los ocho anteriores. En ese último año, 70 días fuera como mucho, salvo excepción. Con cónyuge irlandés son tres. Desde el 8 de diciembre de 2025 los refugiados casi siempre necesitan también cinco. El tiempo de estudiante casi nunca cuenta. Compruebe sus días en irishimmigration.ie.',
  },
}
