/** Spanish: transfers, insolvency, sick pay, resigning, covenants, car finance, taxes, and a few names on bills. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_AND_MONEY_ES: Words = {
  'gb.work.right-transfer': {
    says: 'Si su trabajo pasa a otro empleador, su puesto y contrato pasan también. Que le despidan por ello es casi siempre injusto. Deben informarle y consultarle antes.',
  },
  'gb.work.right-insolvent': {
    says: 'Si su empleador no tiene dinero, el Estado paga la indemnización, hasta ocho semanas de sueldo, vacaciones y preaviso, hasta un límite. Pida su número de caso al administrador.',
  },
  'gb.work.right-sick-pay': {
    says: 'Desde el 6 de abril de 2026 la paga por enfermedad (statutory sick pay) empieza el primer día, gane lo que gane. Dura hasta 28 semanas.',
  },
  'gb.work.right-resign': {
    says: 'Si su empleador rompe gravemente el contrato y usted se va por ello, puede contar como despido. Busque consejo antes, y no espere demasiado.',
  },
  'gb.work.right-whistle': {
    says: 'No pueden castigarle ni despedirle por denunciar bien un peligro, un delito o un encubrimiento. No hace falta antigüedad.',
  },
  'gb.work.right-covenant': {
    says: 'Una prohibición de trabajar para otros solo vale si protege un interés real y no va más allá. Un tribunal puede quitar la parte excesiva.',
  },
  'gb.work.right-redundancy-sum': {
    says: 'Compruebe la suma: media, una o una y media semanas de sueldo por año completo, según su edad. Cuenta 20 años como mucho, y la semana tiene un límite.',
  },
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
  'gb.copyright.know-small': {
    says: 'Una demanda de hasta £10,000 va a la vía de pequeñas causas de un tribunal especial. Allí quien pierde paga poco de las costas del otro.',
  },
}
