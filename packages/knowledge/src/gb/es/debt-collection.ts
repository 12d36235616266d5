/** The Spanish words of the rows in ../debt-collection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_ES: Words = {
  'gb.debt.option-dispute': {
    says: 'Escriba y pida prueba de la deuda, de las cantidades y de quién es el dueño. Diga qué cree que está mal.',
    title: 'Pedirles que lo prueben',
    cost: 'Un sello, o nada por correo electrónico. £1 si pide un contrato de crédito.',
    time: 'Una hora para escribir. La respuesta suele tardar de dos a ocho semanas.',
    risk: 'Bajo, si no reconoce la deuda. Si la prueban, tendrá que pagar o hacer una oferta.',
    bestFor: 'No conoce la deuda, la cantidad parece mal o es vieja.',
  },
  'gb.debt.option-negotiate': {
    says: 'Envíe un presupuesto y ofrezca una cuota mensual, o una cantidad menor para terminarla. Pida que paren los intereses.',
    title: 'Ofrecer lo que pueda pagar',
    cost: 'Lo que ofrezca. Nunca más de lo que le sobra.',
    time: 'Una tarde para el presupuesto. Respuesta en unas semanas.',
    risk: 'Una oferta o un pago puede reiniciar el plazo de una deuda vieja.',
    bestFor: 'La debe y no es vieja.',
  },
  'gb.debt.option-help': {
    says: 'Un asesor gratuito puede comprobar la deuda, escribir por usted y mirar todas sus deudas juntas.',
    title: 'Hablar con un asesor de deudas gratuito',
    cost: 'Nada. Nunca pague por consejo sobre deudas.',
    time: 'Una llamada de una hora más o menos.',
    risk: 'Ninguno.',
    bestFor: 'Tiene más de una deuda, o la preocupación es demasiada.',
  },
  'gb.debt.option-complain': {
    says: 'Si le engañan, amenazan o ignoran, reclame ante la empresa. Después vaya al Financial Ombudsman.',
    title: 'Reclamar por cómo actúan',
    cost: 'Nada.',
    time: 'Hasta ocho semanas para la empresa. Algunos meses para el Ombudsman.',
    risk: 'La deuda sigue mientras lo estudian, aunque deberían tratarle con justicia.',
    bestFor: 'Llaman demasiado, fingen poderes o ignoran su protesta.',
  },
}
