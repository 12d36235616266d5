/** The Spanish words of the rows in ../debt-collection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_ES: Words = {
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
  'gb.debt.step-age': {
    says: 'Busque la fecha de su último pago. Si hace más de seis años, la deuda puede ser demasiado vieja. Pida consejo antes de responder.',
  },
  'gb.debt.step-age-scotland': {
    says: 'Busque la fecha de su último pago. Si hace más de cinco años, la deuda puede haber terminado. Pida consejo antes de responder.',
  },
  'gb.debt.step-age-ni': {
    says: 'Busque la fecha de su último pago. Si hace más de seis años, la deuda puede ser demasiado vieja. Pida consejo antes de responder.',
  },
  'gb.debt.step-write': {
    says: 'Escriba, no llame. Pida prueba de la deuda y una lista completa de lo añadido. Diga que su carta no reconoce la deuda.',
  },
  'gb.debt.step-full-and-final': {
    says: 'Si puede reunir una cantidad menor, ofrézcala para terminar la deuda. Consiga el sí por escrito antes de pagar. Debe decir que el resto queda perdonado.',
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
    says: 'Todavía no pueden enviar agentes de embargo (bailiffs). Primero deben demandar en el juzgado y ganar. Solo pueden venir si después usted no paga la sentencia.',
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
  'gb.debt.step-check': {
    says: 'Compruebe primero la carta. ¿La deuda es suya? ¿La cantidad es correcta? ¿Ya la pagó? No pague, firme ni llame hasta saberlo.',
  },
  'gb.debt.step-essentials': {
    says: 'Pague primero la vivienda, la calefacción, la comida y el impuesto municipal (council tax). Luego mire qué queda. Un asesor de deudas gratuito puede ayudarle.',
  },
  'gb.debt.step-essentials-ni': {
    says: 'Pague primero la vivienda, la calefacción, la comida y el impuesto municipal (rates). Luego mire qué queda. Un asesor de deudas gratuito puede ayudarle.',
  },
  'gb.debt.step-offer': {
    says: 'Si la debe, calcule su presupuesto y ofrezca lo que pueda pagar cada mes. Pida que paren los intereses y los cargos.',
  },
  'gb.debt.step-token': {
    says: 'Si le sobra muy poco, ofrezca ese poco. Envíe también un presupuesto. No deberían presionarle para pagar más de lo que puede.',
  },
  'gb.debt.step-dispute': {
    says: 'Si no es suya, o la cantidad está mal, dígalo por escrito y explique por qué. Pida que dejen de cobrar mientras lo estudian.',
  },
  'gb.debt.step-dispute-other': {
    says: 'Si no es suya, o la cantidad está mal, dígalo por escrito y explique por qué. Envíe la misma carta a la empresa con la que trató primero.',
  },
  'gb.debt.step-agreement': {
    says: 'Pida a la empresa dueña de la deuda una copia de su contrato de crédito. Envíe la tasa de £1. Hasta que envíe la copia, no puede exigir el contrato en el juzgado.',
  },
  'gb.debt.step-records': {
    says: 'Pida a la primera empresa todos los datos que tiene de usted. Es gratis y en la mayoría de los casos debe responder en el plazo de un mes. Las notas pueden mostrar pagos y errores.',
  },
  'gb.debt.step-keep': {
    says: 'Guarde cada carta y cada sobre. Anote cada llamada: el día, el nombre y lo que se dijo. Envíe sus cartas con prueba de envío.',
  },
  'gb.debt.step-credit-report': {
    says: 'Pida su informe de crédito gratuito. Muestra quién prestó el dinero, cuándo empezó el impago y las sentencias a su nombre.',
  },
  'gb.debt.step-breathing-space': {
    says: 'Si tiene varias deudas, pregunte a un asesor por la pausa legal (breathing space). Puede parar casi todas las cartas, los intereses y las acciones judiciales durante 60 días.',
  },
  'gb.debt.step-moratorium': {
    says: 'Si tiene varias deudas, pregunte a un asesor de dinero por una moratoria (moratorium). Impide que sus acreedores ejecuten deudas durante seis meses. Los intereses siguen.',
  },
  'gb.debt.step-watch-post': {
    says: 'Abra todo el correo. Un aviso antes de la demanda (letter of claim) o un formulario judicial es distinto de esta carta. Tiene una fecha que no debe dejar pasar.',
  },
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
