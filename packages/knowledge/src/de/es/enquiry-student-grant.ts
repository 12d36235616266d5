/** Questions about a student grant refused because of parents who pay nothing: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_STUDENT_GRANT_ES: Words = {
  'de.ask-benefit.student-parents': {
    says: 'Pida por escrito a la oficina BAföG un adelanto (Vorausleistung, formulario 8). Paga lo que sus padres deben y no dan, si sus estudios peligran, y se lo reclama. Hágalo ya: acabado el periodo concedido, es tarde. Reclame también la negativa en un mes. Los padres deben alimentos para la primera formación. Vea la asesoría social del Studierendenwerk.',
  },
}
