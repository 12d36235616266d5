/** Questions about power and phone: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BILLS_ES: Words = {
  'au.ask.cut-off': {
    says: 'Primero deben avisarle y ofrecer ayuda. Pida un plan de pago y el programa de ayuda (hardship program). El defensor de la energía (energy ombudsman) puede pararlo.',
    dependsOn: 'si pidió ayuda y cumple un plan',
  },
  'au.ask.phone': {
    says: 'Quéjese primero a la empresa. Si eso no ayuda, el Telecommunications Industry Ombudsman lo mira gratis: 1800 062 058.',
  },
  'au.ask.cut-off-now': {
    says: 'Llame ahora a la compañía. Pida un plan de pago y ayuda por dificultades (hardship); entonces el corte debe parar. Si no ayuda, llame a su defensor de la energía (energy ombudsman).',
  },
  'au.ask.undercharged': {
    says: 'Casi siempre solo los últimos nueve meses, o cuatro en Victoria, si no fue culpa suya. Deben dejarle pagar en el mismo tiempo, sin intereses. El ombudsman de energía es gratis.',
  },
}
