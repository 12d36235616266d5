/** Questions about pay that the employer holds back for damage: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_HELD_BACK_ES: Words = {
  'fr.ask-work.pay-held-back': {
    says: 'La empresa no puede retener sueldo por un daño, un descuadre de caja o una herramienta perdida. Las multas están prohibidas. Solo responde por daño a propósito (faute lourde), y debe decirlo un tribunal. Un anticipo puede descontarse, como máximo un décimo. Reclame la suma por carta certificada. Luego el tribunal laboral rápido (référé), sin abogado: tres años. Pueden pedir 50 €, no con justicia gratuita.',
  },
}
