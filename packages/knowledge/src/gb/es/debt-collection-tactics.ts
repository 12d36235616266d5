/** Letters from debt collectors: tactics. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_TACTICS_ES: Words = {
  'gb.debt.tactic-agreement': {
    says: 'Pida su contrato de crédito antes de hablar de pagar. Si no lo encuentran, su posición es mucho más fuerte.',
    risk: 'Pueden encontrarlo. Entonces la deuda se puede exigir otra vez.',
    notWhen: 'Piensa pagar pronto, o ya hay una demanda en marcha.',
  },
  'gb.debt.tactic-in-writing': {
    says: 'Hágalo por escrito. En las llamadas la gente promete demasiado. Una carta le da tiempo y deja constancia.',
    risk: 'Las cartas son más lentas que las llamadas.',
    notWhen: 'Hay una fecha de juzgado cercana.',
  },
  'gb.debt.tactic-advice-pause': {
    says: 'Dígales que un asesor de deudas le ayuda con un plan. Deben esperar un tiempo justo, a menudo 30 días.',
    risk: 'Los intereses pueden seguir.',
    notWhen: 'No ha pedido consejo.',
  },
  'gb.debt.tactic-breathing-space': {
    says: 'La pausa legal (breathing space) para casi todos los intereses y acciones durante 60 días. Solo un asesor de deudas puede pedirla.',
    risk: 'Puede tenerla una vez cada doce meses. Sigue debiendo la deuda.',
    notWhen: 'Podría pagar ya sin apuros.',
  },
  'gb.debt.tactic-lump-sum': {
    says: 'Un pago ahora vale más para ellos que cantidades pequeñas durante años. Una cantidad menor de una vez puede terminar la deuda.',
    risk: 'El resto se puede vender a otra empresa si el acuerdo no está por escrito.',
    notWhen: 'La deuda puede ser demasiado vieja, o no es suya.',
  },
  'gb.debt.tactic-complaint': {
    says: 'Use la palabra «complaint» (reclamación). Inicia un plazo de ocho semanas, y después el Ombudsman puede intervenir gratis.',
    risk: 'Una reclamación no para por sí sola una demanda judicial.',
    notWhen: 'Ha llegado un formulario judicial. Conteste primero a eso.',
  },
}
