/** The last pay: wages, leave, superannuation and deductions: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const LAST_PAY_ES: Words = {
  'au.work.no-hold': {
    says: 'No pueden retener el sueldo que ha ganado. No pueden hacerle firmar en el momento.',
  },
  'au.work.know-crime': {
    says: 'Desde el 1 de enero de 2025 es un delito pagar de menos a los trabajadores a propósito.',
  },
  'au.work.right-leave': { says: 'Tiene derecho a que le paguen las vacaciones que no usó.' },
  'au.work.right-super': {
    says: 'Desde el 1 de julio de 2026 su empleador debe pagar la jubilación (super) en siete días hábiles desde el día de pago.',
  },
  'au.work.step-pay': {
    says: 'Compruebe su último pago: sueldo, preaviso, vacaciones y jubilación (super). Use las herramientas gratuitas del Fair Work Ombudsman.',
  },
  'au.work.right-deductions': {
    says: 'Su último sueldo debe llegar completo. Solo pueden retener dinero si usted aceptó por escrito por su propio bien, o si una ley o un convenio (award) lo permite.',
  },
  'au.work.right-long-service': {
    says: 'Después de muchos años de trabajo, el permiso por larga antigüedad (long service leave) casi siempre se paga al terminar el trabajo. Cada estado tiene sus propios años.',
  },
}
