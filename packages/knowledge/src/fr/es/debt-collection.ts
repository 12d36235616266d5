/** The Spanish words of the rows in ../debt-collection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_WORDS: Words = {
  'fr.debt.want': {
    says: 'Quieren que pague. Esta carta solo pide. Por sí sola no puede obligarle a pagar.',
  },
  'fr.debt.who-collector': {
    says: 'Una empresa de recobro es privada. No tiene más poder sobre usted que la empresa con la que trató primero.',
  },
  'fr.debt.who-officer': {
    says: 'La carta viene de un agente de ejecución (commissaire de justice). Sin una orden judicial solo puede pedir, como cualquier cobrador.',
  },
  'fr.debt.who-buyer': {
    says: 'Parece que su deuda se ha vendido. El nuevo dueño debe probar que es suya. Pida el contrato de cesión.',
  },
  'fr.debt.reality': {
    says: 'Ningún tribunal ha decidido nada sobre esta carta. Nadie puede quitarle sueldo, dinero del banco o cosas por ella.',
  },
  'fr.debt.not-yet': {
    says: 'Todavía no pueden embargar nada. Antes necesitan un título ejecutivo (titre exécutoire), casi siempre de un juez.',
  },
  'fr.debt.rights-summary': {
    says: 'Puede pedir pruebas, discutir la suma, rechazar gastos añadidos y pedir tiempo.',
  },
  'fr.debt.know-age': {
    says: 'Muchas facturas a un particular prescriben a los dos años. Un pago o un sí escrito puede empezar el plazo de nuevo.',
    learnMore: 'Busque la fecha de vencimiento de la factura antes de llamar, pagar o firmar.',
  },
  'fr.debt.org-complain': {
    says: 'Puede denunciar a un cobrador que miente o amenaza en SignalConso, la web de la oficina antifraude (DGCCRF).',
  },
  'fr.debt.step-check': {
    says: 'Lea primero la carta. ¿Quién es el acreedor? ¿Por qué es? ¿Cuánto, y desde cuándo? No pague ni firme hasta saberlo.',
  },
  'fr.debt.step-age': {
    says: 'Busque la fecha en que vencía la factura. Si tiene más de dos años, pida consejo gratuito antes de responder.',
  },
  'fr.debt.step-write': {
    says: 'Escriba, no llame. Pida el contrato, las facturas y un cálculo claro de la suma. Diga que no reconoce nada.',
  },
  'fr.debt.step-help': {
    says: 'Hable con un asesor gratuito (Point conseil budget) si no puede pagar esto y sus necesidades.',
  },
  'fr.debt.step-plan': {
    says: 'Si la debe, ofrezca por escrito una suma mensual que pueda mantener. Un juez también puede dar hasta dos años.',
  },
  'fr.debt.step-no-extra': {
    says: 'Pague solo la deuda misma y el interés que permite el contrato. Tache los gastos de cobro.',
  },
  'fr.debt.step-dispute': {
    says: 'Si es falsa, dígalo por carta certificada (recommandé avec avis de réception). Diga por qué y añada copias.',
  },
  'fr.debt.step-too-old': {
    says: "Si es demasiado vieja, escriba: «J'invoque la prescription» (alego la prescripción). No pague una parte.",
  },
  'fr.debt.step-keep': {
    says: 'Guarde todas las cartas y sobres. Anote cada llamada: día, hora, nombre, palabras.',
  },
  'fr.debt.step-watch': {
    says: 'No ignore nunca papeles que un agente trae o deja (signification). Contra una orden judicial el plazo para oponerse es corto.',
  },
  'fr.debt.right-no-costs': {
    says: 'Sin orden judicial, los gastos de cobro son del acreedor, no suyos. Una cláusula que diga otra cosa no vale.',
  },
  'fr.debt.right-letter': {
    says: 'Un cobrador debe escribirle con su nombre, el acreedor, el motivo y cada suma que pide.',
  },
  'fr.debt.right-receipt': { says: 'Cada pago a un cobrador debe darle un recibo.' },
  'fr.debt.right-proof': {
    says: 'Quien reclama una deuda debe probarla. Usted no tiene que probar que no debe nada.',
  },
  'fr.debt.right-quiet': {
    says: 'Tiene derecho a que le dejen en paz. Llamar una y otra vez hasta dañar su vida puede ser delito (harcèlement).',
  },
  'fr.debt.option-dispute': {
    title: 'Pedir pruebas o discutirla',
    says: 'Escriba y pida el contrato, las facturas y el cálculo. Diga qué está mal o es demasiado viejo.',
    cost: 'Una carta certificada, unos 6 a 8 euros, o nada por correo electrónico.',
    time: 'Una hora para escribir. Unas semanas para la respuesta.',
    risk: 'Bajo, si no reconoce nada. Aún pueden ir al tribunal.',
    bestFor: 'La deuda es desconocida, falsa o vieja.',
  },
  'fr.debt.option-plan': {
    title: 'Ofrecer lo que puede pagar',
    says: 'Ofrezca una suma mensual con un presupuesto breve. Consiga el sí por escrito, sin gastos añadidos.',
    cost: 'Lo que ofrece, no más.',
    time: 'Una tarde.',
    risk: 'Un pago o un sí puede empezar de nuevo el plazo de una deuda vieja.',
    bestFor: 'La debe y es reciente.',
  },
  'fr.debt.option-help': {
    title: 'Ver a un asesor gratuito de deudas',
    says: 'Un Point conseil budget o una asociación revisa con usted todas sus deudas.',
    cost: 'Nada.',
    time: 'Una visita o una llamada.',
    risk: 'Ninguno.',
    bestFor: 'Tiene varias deudas o se siente perdido.',
  },
  'fr.debt.option-overdebt': {
    title: 'Pedir ayuda por sobreendeudamiento',
    says: 'Si no puede con sus deudas, presente un expediente en la Banque de France. Es gratis. Una vez aceptado, los embargos paran.',
    cost: 'Nada.',
    time: 'Hasta tres meses para la respuesta.',
    risk: 'Está unos años en una lista de impagos (FICP).',
    bestFor: 'Sus deudas son más de lo que podrá pagar nunca.',
  },
  'fr.debt.option-report': {
    title: 'Denunciar el acoso',
    says: 'Denuncie mentiras, amenazas o muchas llamadas en SignalConso. Vaya a la policía si siguen.',
    cost: 'Nada.',
    time: 'Media hora.',
    risk: 'Ninguno. No acaba con la deuda.',
    bestFor: 'Le presionan mucho o actúan como un tribunal.',
  },
  'fr.debt.warn-restart': {
    says: 'Antes de que acabe el plazo, un pago parcial o un plan firmado puede empezarlo de nuevo. Compruebe antes la fecha.',
  },
  'fr.debt.warn-data': {
    says: 'No dé por teléfono su tarjeta del banco ni el nombre de su empresa.',
  },
  'fr.debt.insight-fees': {
    says: 'La carta añade gastos. Sin orden judicial no le toca pagarlos.',
    actionable: 'Pida solo la deuda, y cite el artículo L. 111-8 del código de ejecución.',
  },
  'fr.debt.insight-small-claims': {
    says: 'Es el procedimiento simple para deudas pequeñas hasta 5.000 €. Solo funciona si usted dice sí. El silencio de un mes es un no.',
    actionable: 'Si discute la deuda, no acepte. Entonces deben ir a un juez.',
  },
  'fr.debt.insight-words': {
    says: 'La carta habla de embargo pero no nombra ninguna sentencia. Puede parecer más fuerte de lo que es.',
    actionable:
      'Pregunte: «Quel titre exécutoire avez-vous ?» (¿qué título ejecutivo tienen?). Pida una copia.',
  },
  'fr.debt.tactic-written': {
    says: 'Pida que traten con usted solo por escrito. Los papeles le ayudan, y las cartas tranquilas muestran buena fe.',
    risk: 'Aún pueden llamar.',
    notWhen: 'Hay un papel judicial con fecha: respóndalo primero.',
  },
  'fr.debt.charge-collection': {
    name: 'Gastos de cobro sin orden judicial',
    says: 'No debe gastos de cobro antes de una orden judicial.',
  },
  'fr.debt.element-creditor': {
    name: 'El nombre del acreedor',
    says: 'La carta debe nombrar al acreedor.',
    ifMissing: 'No vemos para quién cobran. Pida el nombre y la dirección del acreedor.',
  },
  'fr.debt.element-sum': {
    name: 'La suma debida',
    says: 'La carta debe decir la suma, con sus partes.',
    ifMissing: 'No vemos una suma clara. Pida un cálculo completo (décompte).',
  },
  'fr.debt.element-law': {
    name: 'Las palabras del artículo L. 111-8 sobre gastos',
    says: 'Un cobrador debe imprimir la regla de que los gastos son del acreedor.',
    ifMissing: 'No vemos el artículo L. 111-8. Recuérdeles que los gastos no son suyos.',
  },
  'fr.debt.myth-bailiff': {
    says: 'Un cobrador no puede embargar nada. Solo puede un agente de ejecución con orden judicial u otro título.',
  },
  'fr.debt.myth-prison': {
    says: 'En Francia nadie va a la cárcel por una factura o un préstamo sin pagar.',
  },
  'fr.debt.myth-registered': {
    says: 'No recoger una carta certificada no le protege. Léala, para conocer las fechas.',
  },
  'fr.debt.right-credit-penalty': {
    says: 'En un préstamo al consumo, el prestamista puede añadir como mucho el 8 % del capital pendiente, e intereses. Otros gastos no cuentan.',
  },
  'fr.debt.step-credit-pause': {
    says: 'Si perdió el trabajo o está enfermo, un juez puede parar los pagos del préstamo hasta dos años.',
  },
  'fr.debt.insight-called-in': {
    says: 'El prestamista dice que todo el préstamo vence ahora (déchéance du terme). En la mayoría de los casos debe avisarle antes, con tiempo justo para pagar.',
    actionable:
      'Busque ese primer aviso y su plazo. Una cláusula sin plazo justo puede ser abusiva.',
  },
  'fr.debt.charge-debit': {
    name: 'Comisión del banco por recibo devuelto',
    says: 'Un banco puede cobrar como mucho 20 € por un recibo devuelto, y nunca más que su importe.',
  },
  'fr.debt.charge-intervention': {
    name: 'Comisión de intervención del banco',
    says: 'Una comisión de intervención es como mucho de 8 € cada vez, y 80 € al mes.',
  },
}
