/** Checks of HM Revenue and Customs, late payment, simple assessment and the child benefit charge: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_CHECKS_ES: Words = {
  'gb.tax.right-years': {
    says: 'HMRC puede ir casi siempre cuatro años atrás, seis si hubo descuido y 20 si fue a propósito. Necesita más que una sospecha. Tiene 30 días para apelar.',
  },
  'gb.tax.right-check': {
    says: 'HMRC solo puede pedir lo que necesita para el control. Puede preguntar por qué, tener un asesor, y pedir a un tribunal que acabe un control sin fin.',
  },
  'gb.tax.right-late': {
    says: 'La multa por pagar tarde cae si tuvo una buena excusa, o si acordó un plazo antes del día de la multa.',
  },
  'gb.tax.right-simple': {
    says: 'Si las cifras están mal, dígalo a HMRC en 60 días. Tras su respuesta tiene 30 días para apelar.',
  },
  'gb.tax.know-child-charge': {
    says: 'El cargo empieza cuando usted o su pareja gana más de £60,000. Con £80,000 se lleva toda la ayuda por hijo. Puede parar el pago y mantener el derecho.',
  },
}
