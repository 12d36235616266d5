/** Derechos sobre preguntas comunes: el derecho del Reino Unido en español. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RIGHTS_DEBT_ES: Words = {
  'gb.ask-bailiff.right-goods-of-others': {
    says: 'Los bailiffs solo pueden tomar lo que es de quien debe. Escriba que las cosas son suyas, con prueba. Si ya las tomaron, hágalo en siete días.',
  },
  'gb.ask-debt.right-agreement-copy': {
    says: 'Si es un crédito, puede pedir contrato y extracto por £1. Pídalos aunque haya demanda, y responda al tribunal a tiempo.',
  },
  'gb.ask-debt.right-credit-clock': {
    says: 'En muchos créditos, los seis años empiezan al acabar el plazo del default notice. Busque esa fecha antes de decir que es demasiado antigua.',
  },
  'gb.ask-debt.right-relief-order': {
    says: 'Una debt relief order borra tras un año la mayoría de deudas hasta £50,000. Es para quien tiene poco, y gratis con un asesor.',
  },
  'gb.ask-debt.scotland-right-moratorium': {
    says: 'Un moratorium para la mayoría de medidas de los sheriff officers durante seis meses. Un asesor puede pedirlo hoy, o usted por internet.',
  },
  'gb.ask-debt.scotland-right-bank-minimum': {
    says: 'Si embargan una cuenta, la ley le deja un mínimo fijo. Antes de tomar cosas, deben darle un folleto de ayuda.',
  },
  'gb.ask-debt.scotland-right-made-elsewhere': {
    says: 'El plazo sigue la ley del contrato, no donde vive ahora. Un préstamo hecho en Inglaterra suele seguir la ley inglesa, con seis años. Un pago o una nota firmada puede reiniciarlo.',
  },
  'gb.ask-debt.scotland-right-summary-warrant': {
    says: 'Un summary warrant se concede sin vista. Si no debe el impuesto o ya pagó, escriba enseguida al ayuntamiento y pida que lo retire.',
  },
}
