/** Questions about a resignation that one is sorry for: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RESIGNATION_TAKEN_BACK_ES: Words = {
  'es.ask.resignation-taken-back': {
    says: 'Mientras corre el preaviso puede retractarse: el contrato sigue vivo hasta el último día. Hágalo hoy por escrito (burofax) y diga que sigue trabajando. La empresa solo puede negarse si le causa un perjuicio real, como otra persona ya contratada. Si se niega, vale como despido: papeleta de conciliación en 20 días hábiles. ¿La baja fue inmediata? Entonces solo la anula la presión, el engaño o una enfermedad grave.',
  },
}
