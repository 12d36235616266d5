/** Who collects a debt, and what a collector may and may not do: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const COLLECTOR_CONDUCT_ES: Words = {
  'au.debt.who': {
    says: 'Una agencia de cobro (debt collector) trabaja para la empresa a la que usted debía, o compró la deuda. No tiene poderes de un tribunal ni de la policía.',
  },
  'au.debt.org-afca': {
    says: 'Las empresas que cobran préstamos y tarjetas deben pertenecer a la AFCA, el órgano gratuito de quejas. Allí puede buscarlas.',
  },
  'au.debt.right-no-harass': { says: 'Tiene derecho a que no le acosen, amenacen ni obliguen.' },
  'au.debt.right-hours': {
    says: 'Deberían llamar solo de 7.30 a 21 horas entre semana y de 9 a 21 horas el fin de semana. No en días festivos.',
  },
  'au.debt.right-three': {
    says: 'No deberían contactarle más de tres veces por semana o diez veces al mes.',
  },
  'au.debt.right-private': {
    says: 'No deberían hablar de la deuda con su jefe, su familia ni sus vecinos.',
  },
  'au.debt.right-afca': {
    says: 'Puede quejarse gratis a la AFCA. Mientras mira su caso, casi nunca pueden demandarle por eso.',
  },
  'au.debt.opt-afca': {
    says: 'Quéjese primero a la empresa. Después de 30 días, o de un no, vaya a la AFCA.',
    title: 'Quejarse a la AFCA',
    cost: 'Gratis.',
    time: 'De semanas a meses.',
    risk: 'Bajo.',
    bestFor: 'Le acosan, o no quieren escuchar.',
  },
  'au.debt.tactic-writing': {
    says: 'Manténgalo por escrito. Pídales que usen solo correo electrónico o cartas.',
    risk: 'Las cartas son más lentas que las llamadas.',
    notWhen: 'Hay una fecha de tribunal cerca.',
  },
  'au.debt.right-asic-act': {
    says: 'Nadie puede engañarle, acosarle ni obligarle por una deuda de crédito. Puede quejarse al prestamista, luego a la AFCA, y avisar a la ASIC.',
  },
  'au.debt.vic-practices': {
    says: 'En Victoria están prohibidos algunos actos de cobro, como entrar en su casa sin permiso o usar la fuerza o papeles falsos.',
  },
}
