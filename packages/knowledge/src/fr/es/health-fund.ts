/** The Spanish words of the rows in ../health-fund.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HEALTH_FUND_WORDS: Words = {
  'fr.fund.want': { says: 'Una caja pública niega algo, o cambia lo que paga.' },
  'fr.fund.reality': {
    says: 'Un no no es el final. El primer recurso es gratis y solo pide una carta.',
  },
  'fr.fund.right-appeal': {
    says: 'Tiene dos meses para escribir a la comisión de recursos (commission de recours amiable). Por un motivo médico es la comisión médica (CMRA).',
  },
  'fr.fund.right-court': {
    says: 'Dos meses sin respuesta son un no; ante la comisión médica (CMRA) son cuatro. Después tiene dos meses para ir al tribunal social (pôle social). No necesita abogado.',
  },
  'fr.fund.step-write': {
    says: 'Escriba que impugna la decisión, con su fecha y su número. Añada una carta de su médico y envíela certificada.',
  },
  'fr.fund.option-appeal': {
    says: 'Diga con sus palabras por qué está mal, y pida que cambien la decisión.',
    title: 'Impugnar la decisión',
    cost: 'Gratis',
    time: 'Dos meses',
    risk: 'Ninguno.',
    bestFor: 'No está de acuerdo con el motivo.',
  },
  'fr.fund.right-late-note': {
    says: 'La primera baja enviada tarde solo trae un aviso. La segunda en 24 meses reduce el pago a la mitad. Si llegó después de acabar la baja, pueden rechazarla. Estar en el hospital, o no poder enviarla de verdad, le excusa.',
  },
}
