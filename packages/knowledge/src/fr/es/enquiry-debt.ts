/** Questions about debts that a person cannot pay, and whose debts they are. `asks` holds the words people type, in French and in English: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_WORDS: Words = {
  'fr.ask-debt.step-write': {
    says: 'Ponga fechas y sumas en papel: cuándo vencía, qué se pagó, quién le escribió.',
  },
  'fr.ask-debt.step-help': {
    says: 'Vaya a un Point conseil budget o un point-justice (3039). Los dos son gratis.',
  },
  'fr.ask-debt.step-keep': { says: 'Guarde cartas, sobres y pruebas de pago.' },
  'fr.ask-debt.right-no-title': {
    says: 'Nadie puede embargar su dinero o sus cosas sin un título ejecutivo.',
  },
  'fr.ask-debt.right-costs': {
    says: 'Los gastos de cobro antes de una orden judicial no le toca pagarlos.',
  },
  'fr.ask-debt.right-time': { says: 'Un juez puede darle hasta dos años para pagar.' },
  'fr.ask-debt.option-help': {
    title: 'Ver a un asesor gratuito de deudas',
    says: 'Un Point conseil budget mira con usted todas sus deudas.',
    cost: 'Nada.',
    time: 'Una visita.',
    risk: 'Ninguno.',
    bestFor: 'Cualquiera con deudas.',
  },
  'fr.ask-debt.option-plan': {
    title: 'Ofrecer una pequeña suma mensual',
    says: 'Ofrezca por escrito lo que pueda mantener. Compruebe antes la edad de la deuda.',
    cost: 'Lo que ofrece.',
    time: 'Una tarde.',
    risk: 'Puede empezar de nuevo el plazo de una deuda vieja.',
    bestFor: 'La debe y es reciente.',
  },
  'fr.ask-debt.know-overdebt': {
    says: 'La ayuda por sobreendeudamiento de la Banque de France es gratis y puede parar embargos.',
    learnMore: 'No pague nunca a una empresa que ofrece hacerlo por usted.',
  },
  'fr.ask-debt.warn-court': {
    says: 'Los papeles que trae un agente tienen plazos cortos. No los deje sin leer.',
  },
  'fr.ask-debt.right-proof': { says: 'Quien reclama una deuda debe probarla.' },
  'fr.ask-debt.spouse': {
    says: 'Los casados deben los dos las deudas de la casa y los hijos. Un préstamo grande que firmó solo uno es de esa persona.',
    dependsOn: 'para qué era la deuda',
  },
  'fr.ask-debt.inherited': {
    says: 'Puede rechazar la herencia, o aceptarla hasta lo que vale. Si la acepta entera, toma también las deudas.',
    dependsOn: 'si acepta la herencia',
  },
}
