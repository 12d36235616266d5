/** Questions of a few words about an accident: the general answer, and what to tell next. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ACCIDENT_ES: Words = {
  'gb.ask-first.accident': {
    says: 'Vaya al médico y anote hoy cómo pasó, con fotos y nombres. En la calle: intercambie datos y avise a su seguro. Si no pudo, o hubo heridos sin prueba de seguro: avise a la policía en 24 horas. En el trabajo: pida el libro de accidentes (accident book). En general tiene tres años para reclamar. No firme una oferta antes de un informe médico. Díganos dónde fue y quién se hirió.',
  },
}
