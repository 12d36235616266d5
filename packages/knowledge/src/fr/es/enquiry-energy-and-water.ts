/** Questions about power, gas and water: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_AND_WATER_WORDS: Words = {
  'fr.ask-buy.energy-cut': {
    says: 'Del 1 de noviembre al 31 de marzo no pueden cortar su vivienda principal. Fuera de ese tiempo deben avisarle antes dos veces por escrito. Pida un plan y el FSL.',
    dependsOn: 'la época del año',
  },
  'fr.ask-buy.water-cut': {
    says: 'El agua no se puede cortar en su vivienda principal por una deuda, en ningún momento.',
  },
  'fr.ask-buy.energy-back': {
    says: 'El consumo de más de 14 meses antes de la última lectura casi nunca se debe. Pida el cálculo mes a mes.',
    dependsOn: 'las fechas de consumo',
  },
  'fr.ask-buy.energy-price': {
    dependsOn: 'si le avisó',
    says: 'El proveedor debe avisarle de un precio nuevo con claridad y por escrito, al menos un mes antes. Puede irse cuando quiera, sin coste. Sin ese aviso, impugne la factura por escrito. Tras dos meses sin buena respuesta, el mediador de energía (médiateur national de l’énergie) es gratis.',
  },
  'fr.ask-buy.water-leak': {
    says: 'Por una fuga en una tubería después del contador paga como máximo el doble de su consumo habitual. Envíe al servicio de aguas un papel del fontanero: dónde estaba la fuga y cuándo se reparó. Tiene un mes desde su aviso de consumo alto. No vale para una fuga en el váter, el calentador o las máquinas. Si se niegan, acuda al mediador del agua, gratis.',
  },
}
