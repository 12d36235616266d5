/** Decisiones de la administración, en español. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DECISIONS_ES: Words = {
  'nl.decision.right-urgent': {
    says: 'La objeción no para el pago por sí sola. Pida un aplazamiento. Si es urgente, un juez puede tomar una medida rápida (voorlopige voorziening).',
  },
  'nl.decision.right-late-answer': {
    says: 'Deben decidir su objeción en seis semanas, o doce con una comisión. Si tardan, escríbales. Entonces quizá le deban dinero (dwangsom).',
  },
  'nl.decision.right-judge': {
    says: 'Si rechazan su objeción, tiene seis semanas para ir al juez (beroep).',
  },
  'nl.tax.right-penalty': {
    says: 'Un recargo (verzuimboete) puede quitarse si usted no tuvo ninguna culpa. Opóngase y diga por qué llegó tarde.',
  },
  'nl.tax.right-later-tax': {
    says: 'Un impuesto posterior (navordering) necesita un hecho nuevo, mala fe o un error claro. Casi siempre solo en cinco años.',
  },
  'nl.tax.right-writ-costs': {
    says: 'La ley fija lo que pueden añadir por un aviso (aanmaning) o una orden (dwangbevel). Usted puede oponerse a estos gastos.',
  },
  'nl.tax.right-writ-court': {
    says: 'Puede pedir a un juez que pare una orden de cobro de impuestos (verzet), pero no porque el impuesto sea demasiado alto. Mientras tanto sigue. Pida consejo antes.',
  },
  'nl.tax.right-interest': {
    says: 'Los intereses del impuesto los fija la ley. Puede oponerse a ellos junto con el impuesto.',
  },
  'nl.benefit.right-fine': {
    says: 'Una multa por no avisar debe ajustarse a su culpa y a lo que puede pagar. Diga qué sabía y qué comunicó.',
  },
  'nl.utility.right-steps': {
    says: 'No pueden cortar la energía mientras cumpla un plan, haya pedido ayuda con deudas, o si su salud corre grave peligro.',
  },
  'nl.benefit.right-balance': {
    says: 'Antes de reclamar deben valorar qué supone para usted y qué hicieron mal ellos. Escriba ambas cosas.',
  },
}
