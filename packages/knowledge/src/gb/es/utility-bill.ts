/** The Spanish words of the rows in ../utility-bill.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_BILL_ES: Words = {
  'gb.bill.want': { says: 'Quieren que pague la factura, o que llame para acordar un plan.' },
  'gb.bill.rights-summary': {
    says: 'Puede revisar la factura, pedir un plan que pueda pagar y reclamar gratis.',
  },
  'gb.bill.reality': {
    says: 'Es una carta de una empresa, no de un juzgado. Hable pronto con ellos y casi todas sus amenazas desaparecen.',
  },
  'gb.bill.water-stays-on': {
    says: 'No pueden cortar el agua de su casa porque deba dinero. No pueden poner un aparato que reduzca el caudal.',
  },
  'gb.bill.no-entry-yet': {
    says: 'No pueden entrar a cambiar su contador por una deuda, salvo que usted acepte o un juzgado dé una orden (warrant). Puede ir a esa vista.',
  },
  'gb.bill.no-bailiffs-yet': {
    says: 'Ningún agente de embargo (bailiff) puede llevarse ahora sus cosas por esta factura. Antes hace falta una sentencia (judgment).',
  },
  'gb.bill.know-back-bill': {
    says: 'Una empresa de energía no puede cobrarle ahora energía usada hace más de 12 meses que antes no facturó. Así es, salvo que usted se lo impidiera.',
    learnMore:
      'Mire las fechas de la factura. Si van más de un año atrás, pida que quiten la parte vieja.',
  },
  'gb.bill.step-check': {
    says: 'Revise el nombre, la dirección, las fechas y la lectura del contador. ¿Es una estimación? ¿Hay algo de antes de que usted viviera allí?',
  },
  'gb.bill.step-talk': {
    says: 'Contacte con la empresa antes de la fecha de la carta. Pida un plan que quepa en su presupuesto, y por escrito.',
  },
  'gb.bill.step-needs': {
    says: 'Hábleles de enfermedad, discapacidad, niños pequeños o personas mayores en casa. Deben tratarle con más cuidado.',
  },
  'gb.bill.step-help': {
    says: 'Pregunte qué ayuda hay: un fondo de ayuda, una tarifa social o una subvención. Luego llame a un asesor de deudas gratuito.',
  },
  'gb.bill.step-wrong': {
    says: 'Si está mal, reclame por escrito. Envíe una foto del contador. Pague la parte que acepta.',
  },
  'gb.bill.step-plan': {
    says: 'Si la debe, envíe un presupuesto y ofrezca una cantidad cada semana o mes, además de lo que usa ahora.',
  },
  'gb.bill.option-plan': {
    says: 'Llame o escriba con su presupuesto y ofrezca una cantidad cada semana o mes.',
    title: 'Pedir un plan que pueda pagar',
    cost: 'Lo que ofrezca.',
    time: 'Una llamada de media hora.',
    risk: 'Ofrezca solo lo que pueda mantener.',
    bestFor: 'La debe pero no puede pagar de una vez.',
  },
  'gb.bill.option-dispute': {
    says: 'Diga por escrito qué está mal y envíe pruebas, como una foto del contador o la fecha de la mudanza.',
    title: 'Discutir la factura',
    cost: 'Nada.',
    time: 'De seis a ocho semanas para una respuesta, luego un ombudsman gratuito.',
    risk: 'Siga pagando la parte que acepta.',
    bestFor: 'La cantidad, las fechas o el nombre están mal.',
  },
  'gb.bill.option-help': {
    says: 'Un asesor de deudas puede buscar subvenciones, tarifas más baratas y ayudas.',
    title: 'Pedir consejo y ayudas gratis',
    cost: 'Nada.',
    time: 'Una hora más o menos.',
    risk: 'Ninguno.',
    bestFor: 'Varias facturas están atrasadas.',
  },
}
