/** Bills and cut-off warnings for power and gas: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENERGY_BILL_WORDS: Words = {
  'fr.energy.not-yet-winter': {
    says: 'No pueden cortar la luz o el gas en su vivienda principal del 1 de noviembre al 31 de marzo.',
  },
  'fr.energy.not-yet-steps': {
    says: 'No pueden cortar de inmediato. Deben avisarle dos veces por escrito, con tiempo para pagar: 15 días, luego 20 días.',
  },
  'fr.energy.know-back-billing': {
    says: 'En la mayoría de los casos no pueden facturar energía usada más de 14 meses antes de la última lectura.',
    learnMore: 'Compare las fechas de uso de la factura.',
  },
  'fr.energy.step-check': {
    says: 'Lea su contador. Compárelo con la factura: lectura real o estimada, fechas, precio.',
  },
  'fr.energy.step-cheque': {
    says: 'Mire si tiene un cheque de energía (chèque énergie). Mándelo al proveedor: paga y le protege.',
  },
  'fr.energy.step-dispute': {
    says: 'Si la factura está mal, escriba y mande una foto del contador. Después de dos meses vaya al mediador de la energía.',
  },
  'fr.energy.right-winter': {
    says: 'Tiene derecho a luz y gas en su vivienda principal del 1 de noviembre al 31 de marzo. Pueden bajar la potencia, salvo que tenga el cheque de energía.',
  },
  'fr.energy.right-back-billing': {
    says: 'Tiene derecho a no pagar consumo de más de 14 meses antes de la última lectura, salvo que usted la impidiera.',
  },
  'fr.energy.right-warnings': {
    says: 'Tiene derecho a dos avisos escritos antes de un corte, y a que le hablen del fondo de vivienda.',
  },
  'fr.energy.right-ombudsman': {
    says: 'El mediador de la energía es gratis. Llame al 0 800 112 212.',
  },
  'fr.energy.warn-spring': {
    says: 'La deuda sigue después del invierno. Los cortes pueden volver desde el 1 de abril, así que acuerde ya un plan.',
  },
  'fr.energy.insight-estimate': {
    says: 'Parece una factura de regularización. El consumo de más de 14 meses antes de la última lectura casi nunca se debe.',
    actionable: 'Pida el cálculo mes a mes y cite el artículo L. 224-11.',
  },
}
