/** What a letter from a debt collector is: who writes, and what they cannot do. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_FACTS_ES: Words = {
  'gb.debt.know-old': {
    says: 'Muchas deudas son demasiado viejas para el juzgado a los seis años. Antes de ese plazo, un pago o una nota firmada que la reconoce puede hacerlos empezar de nuevo.',
    learnMore:
      'Busque la fecha en que pagó o escribió por última vez sobre esta deuda. Hágalo antes de llamar, pagar o firmar nada.',
  },
  'gb.debt.know-old-scotland': {
    says: 'En Escocia, la mayoría de las deudas terminan a los cinco años sin pago, sin reconocimiento escrito y sin juicio. Después no debe nada.',
    learnMore:
      'Busque la fecha en que pagó o escribió por última vez sobre esta deuda. Hágalo antes de llamar, pagar o firmar nada.',
  },
  'gb.debt.want-payment': { says: 'Esta carta solo pide. Por sí sola no puede obligarle a pagar.' },
  'gb.debt.want-payment-dwp': {
    says: 'Quieren que devuelva dinero al Department for Work and Pensions (DWP), o que llame y acuerde una cuota.',
  },
  'gb.debt.reality-dwp': {
    says: 'Esto no es como otras deudas. El DWP puede hacer que le quiten una parte fija del sueldo o de las ayudas sin orden judicial. Usted puede pedir una cuota menor.',
  },
  'gb.debt.step-dwp': {
    says: 'Llame antes de la fecha. Pregunte de qué es la deuda y de qué fechas. Ofrezca lo que pueda pagar y pídalo por escrito.',
  },
  'gb.debt.not-a-court': {
    says: 'Es una carta de una empresa, no de un juzgado. Nadie puede quitarle sus cosas por esta carta.',
  },
  'gb.debt.not-a-court-scotland': {
    says: 'Es una carta de una empresa, no de un juzgado. Solo los agentes judiciales (sheriff officers) pueden actuar, y antes necesitan una orden judicial.',
  },
  'gb.debt.not-a-court-ni': {
    says: 'Es una carta de una empresa, no de un juzgado. En Irlanda del Norte solo la Enforcement of Judgments Office puede ejecutar una deuda, después de una orden judicial.',
  },
  'gb.debt.who-collector': {
    says: 'Una empresa de cobros es una empresa privada. No tiene más poder sobre usted que la empresa con la que trató primero.',
  },
  'gb.debt.who-buyer': {
    says: 'La carta dice que su deuda se vendió. El nuevo dueño puede pedirle que pague, pero no gana más poderes. Puede pedirle que pruebe que la deuda es suya.',
  },
  'gb.debt.rights-summary': {
    says: 'Puede pedir pruebas. Puede discutir la deuda. Puede ofrecer lo que pueda pagar. Nadie puede acosarle ni engañarle.',
  },
  'gb.debt.no-goods-yet': {
    says: 'Todavía no pueden enviar agentes de embargo (bailiffs). Primero deben ganar en el juzgado. Solo pueden venir si después usted no paga la sentencia.',
  },
  'gb.debt.no-wages-yet': {
    says: 'Todavía no pueden quitarle dinero del sueldo. Solo un juzgado puede ordenarlo, y solo después de una sentencia.',
  },
  'gb.debt.no-diligence-yet': {
    says: 'Todavía no pueden tocar su sueldo, su cuenta ni sus cosas. En la mayoría de los casos necesitan antes una decisión judicial (decree) y un requerimiento formal (charge).',
  },
  'gb.debt.org-registered': {
    says: 'Una empresa que cobra deudas de crédito debe tener permiso de la Financial Conduct Authority. Puede comprobarlo gratis en el FCA Register.',
  },
  'gb.debt.org-ombudsman': {
    says: 'Si le trata mal, reclame primero ante la empresa. Después de ocho semanas, o de una respuesta final, el Financial Ombudsman puede verlo gratis.',
  },
}
