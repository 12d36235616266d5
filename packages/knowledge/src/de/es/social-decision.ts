/** The Spanish words of the rows in ../social-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SOCIAL_DECISION_ES: Words = {
  'de.social.want': {
    says: 'Una oficina social dice que no o concede menos.',
  },
  'de.social.reality': {
    says: 'Un no a menudo no es lo último. Oponerse es gratis y basta una frase.',
  },
  'de.social.deadline': {
    says: 'Tiene un mes desde que le llegó. Los motivos pueden seguir.',
    service: 'una carta de una autoridad se considera recibida el cuarto día tras el envío',
    action: 'Enviar su oposición (Widerspruch)',
    consequence: 'La decisión será firme. Luego solo queda pedir una revisión.',
  },
  'de.social.right-court': {
    says: 'La oposición y el tribunal social son gratis, sin abogado. En urgencia el tribunal decide rápido (Eilantrag).',
  },
  'de.social.right-file': {
    says: 'Puede ver su expediente y los informes médicos. La decisión debe ser motivada.',
  },
  'de.social.right-review': {
    says: '¿Pasó el mes? Pida una revisión. Si empeora, presente otra solicitud.',
  },
  'de.social.right-disability': {
    says: 'Todas sus enfermedades cuentan juntas, según sus efectos. Desde 50 hay discapacidad grave. Desde 30 es posible la equiparación.',
  },
  'de.social.right-parents': {
    says: 'La ayuda parental se paga como máximo tres meses atrás. Contra un no, el tribunal social.',
  },
  'de.social.right-pension-years': {
    says: 'Los años con un niño pequeño cuentan para la pensión, hasta tres por hijo, también sin trabajo. Pruebe los huecos después: deben corregir.',
  },
  'de.social.step': {
    says: 'Escriba «Me opongo a la decisión de…» con su número. Pida el expediente. Los informes médicos pueden seguir.',
  },
  'de.social.option': {
    says: 'Opóngase a tiempo. Una asociación social (VdK, SoVD) puede escribir los motivos.',
    title: 'Oponerse gratis',
    cost: 'Gratis.',
    time: 'En un mes.',
    risk: 'Ninguno.',
    bestFor: 'Se olvidó algo.',
  },
}
