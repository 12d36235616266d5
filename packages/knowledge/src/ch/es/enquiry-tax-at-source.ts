/** Questions about tax at source and a tax return that was forgotten: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AT_SOURCE_ES: Words = {
  'ch.ask.tax-at-source': {
    says: 'Mande una solicitud a la oficina de impuestos del cantón hasta el 31 de marzo del año siguiente: después se pierde. Por tarifa, hijos o suma falsos pida una corrección. Para deducciones como el tercer pilar, deudas o cuidado pida la tasación ordinaria posterior. Piense: vale luego todos los años. Adjunte certificado de sueldo y pruebas. Desde 120.000 francos al año viene sola.',
  },
  'ch.ask.return-forgotten': {
    says: 'Mándela ya, aunque falten papeles, y diga por qué llega tarde. Pida más tiempo antes del día del aviso: casi todos los cantones lo dan, a menudo en línea. Si calla, la oficina estima, casi siempre de más, y multa, hasta 1.000 francos normalmente. Contra ambas cosas reclame en 30 días, con la declaración completa. ¿Enfermo o en apuros? Dígalo con prueba.',
  },
}
