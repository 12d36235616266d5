/** Questions about pay for a suspension that ended without a dismissal: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SUSPENDED_WITHOUT_PAY_ES: Words = {
  'fr.ask-work.suspension-paid': {
    says: 'Los días en casa mientras la empresa decide (mise à pied conservatoire) deben pagarse al final, salvo despido por falta grave. Sin despido, con una advertencia o falta menor, le deben el sueldo. Solo si los convierten en sanción, con carta motivada, pueden quedar sin pagar. Pídalo por carta certificada con un último día. Luego acuda a la vía rápida del tribunal laboral (référé). Tiene tres años.',
  },
}
