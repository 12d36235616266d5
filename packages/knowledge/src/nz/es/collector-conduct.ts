/** Who collects a debt, and what a collector may not do: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const COLLECTOR_CONDUCT_ES: Words = {
  'nz.debt.who': {
    says: 'Una agencia de cobro (debt collector) trabaja para la empresa a la que usted debía, o compró la deuda. No tiene poderes de un tribunal, de un oficial del tribunal (bailiff) ni de la policía.',
  },
  'nz.debt.right-no-harass': { says: 'Tiene derecho a que no le acosen, obliguen ni engañen.' },
  'nz.debt.right-private': {
    says: 'No deberían hablar de la deuda con su jefe, su familia o sus vecinos. Puede pedir lo que guardan sobre usted.',
  },
  'nz.debt.tactic-writing': {
    says: 'Hágalo todo por escrito. Pida que usen solo correo electrónico o cartas.',
    risk: 'Las cartas son más lentas que las llamadas.',
    notWhen: 'Hay cerca una fecha en el tribunal.',
  },
}
