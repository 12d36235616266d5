/** The list of all one owns, and arrest to force it: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ASSET_STATEMENT_ES: Words = {
  'de.bailiff.want-statement': {
    says: 'Pague en el plazo de dos semanas, o vaya a la cita y declare lo que posee y gana (Vermögensauskunft).',
  },
  'de.bailiff.not-yet-arrest': {
    says: 'No le detienen por deudas. Una orden de detención solo llega si falta a la cita sin razón o se niega a contestar.',
  },
  'de.bailiff.know-register': {
    says: 'Si no puede pagar o se niega, entra en el registro de deudores durante tres años. Pagar todo quita antes la anotación.',
  },
  'de.bailiff.deadline-statement': {
    says: 'Deben pasar dos semanas entre el requerimiento de pago y su declaración de lo que posee.',
    action: 'Pagar, o acordar cuotas con el agente judicial',
    consequence: 'Después debe ir a la cita y declarar lo que posee.',
  },
  'de.bailiff.step-attend': {
    says: 'Vaya a la cita. Si está enfermo, envíe antes una prueba. Faltar puede traer una orden de detención.',
  },
  'de.bailiff.warn-false': {
    says: 'Diga toda la verdad en la declaración de bienes (Vermögensauskunft). Una declaración falsa es un delito.',
  },
}
