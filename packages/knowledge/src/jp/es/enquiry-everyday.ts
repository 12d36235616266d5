/** Questions on wages, broken goods, naming a user, and traffic charges (en español) */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVERYDAY_ES: Words = {
  'jp.ask.unpaid-wages': {
    says: 'El sueldo debe pagarse entero en el día fijado. Guarde sus horas y vaya a la oficina de normas laborales. Tiene tres años para reclamar.',
  },
  'jp.ask.broken-goods': {
    says: 'Pida a la tienda que lo repare o lo cambie. Si no, puede pedir un precio menor o su dinero. Dígalo en un año desde que lo nota.',
  },
  'jp.ask.disclosure': {
    says: 'Responda antes de la fecha de la carta. Puede decir que no, con razones. Hable con un abogado antes de aceptar pagar.',
  },
  'jp.ask.traffic-charge': {
    says: 'Puede rechazar la multa del conductor (反則金). Entonces decide un tribunal. El cargo al dueño (放置違反金) se paga una vez ordenado, pero antes puede explicarse.',
    dependsOn: 'de si es la multa del conductor o el cargo al dueño.',
  },
}
