/** Disputes with a firm about a contract: guarantee, delivery, renewal and the mediator: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_CONTRACT_WORDS: Words = {
  'fr.buy.want': {
    says: 'Una empresa y usted no están de acuerdo sobre un contrato. No es un papel judicial.',
  },
  'fr.buy.who': {
    says: 'Una tienda o empresa de servicios es privada. Sus condiciones no valen si rompen el derecho del consumo.',
  },
  'fr.buy.reality': {
    says: 'No pueden quitarle dinero o cosas sin un juez. Solo pueden pedir, o parar el servicio.',
  },
  'fr.buy.not-yet': { says: 'No pueden embargar nada. Antes tendrían que ir al tribunal y ganar.' },
  'fr.buy.rights-summary': {
    says: 'Puede tener derecho a desistir, a reparación o reembolso, a terminar el contrato y a un mediador gratuito.',
  },
  'fr.buy.know-mediator': {
    says: 'Cada empresa debe nombrar un mediador de consumo (médiateur). Es gratis para usted, después de escribir a la empresa.',
    learnMore: 'Tiene un año desde su queja escrita.',
  },
  'fr.buy.deadline-mediator': {
    says: 'Tiene un año desde su queja escrita para ir al mediador. Contando desde esta carta, actúe como tarde entonces.',
    action: 'Ir al mediador de consumo',
    consequence: 'Después el mediador puede negarse.',
  },
  'fr.buy.step-contract': {
    says: 'Busque el contrato, la fecha del pedido, la de entrega y todos los mensajes.',
  },
  'fr.buy.step-write': {
    says: 'Escriba a la empresa por carta certificada o su formulario. Diga qué está mal y qué quiere, con una fecha.',
  },
  'fr.buy.step-pay-part': {
    says: 'Pague la parte correcta y discuta el resto por escrito. No pare una domiciliación sin decir por qué.',
  },
  'fr.buy.step-mediator': {
    says: '¿Sin buena respuesta? Vaya al mediador que nombra la web o la factura. Es gratis.',
  },
  'fr.buy.step-signal': {
    says: 'Denuncie a la empresa en SignalConso. La oficina antifraude puede actuar, y la empresa puede responderle.',
  },
  'fr.buy.step-association': { says: 'Pida a una asociación de consumidores ayuda con la carta.' },
  'fr.buy.right-guarantee': {
    says: 'Una cosa nueva debe funcionar dos años. Si no, el vendedor debe repararla o cambiarla, o devolverle el dinero.',
  },
  'fr.buy.right-delivery': {
    says: 'Sin fecha fijada, la entrega debe llegar en 30 días. Si tarda, fije otra fecha, luego anule y recupere su dinero en 14 días.',
  },
  'fr.buy.right-renewal': {
    says: 'La empresa debe avisarle de uno a tres meses antes del último día para parar una renovación. Si no, puede terminarlo gratis en cualquier momento.',
  },
  'fr.buy.right-online': {
    says: 'Un contrato que se puede hacer por internet también se puede terminar por internet, con un botón claro.',
  },
  'fr.buy.right-terms': { says: 'Las cláusulas abusivas no le obligan.' },
  'fr.buy.option-dispute': {
    title: 'Escribir y discutirlo',
    says: 'Diga por escrito qué está mal y fije una fecha, por ejemplo 15 días.',
    cost: 'Una carta certificada.',
    time: 'Una hora.',
    risk: 'Bajo.',
    bestFor: 'La factura o el producto está mal.',
  },
  'fr.buy.option-mediator': {
    title: 'Ir al mediador gratuito',
    says: 'El mediador del sector mira las dos versiones y propone una salida.',
    cost: 'Nada.',
    time: 'Unos 90 días.',
    risk: 'Ninguno. Aún puede ir al tribunal.',
    bestFor: 'Escribió y no tuvo buena respuesta.',
  },
  'fr.buy.option-end': {
    title: 'Terminar el contrato',
    says: 'Use el botón de la web o una carta certificada. Pida un sí escrito con la fecha de fin.',
    cost: 'Quizá los meses que quedan de un plazo fijo.',
    time: 'Minutos por internet.',
    risk: 'Compruebe antes si hay un plazo mínimo.',
    bestFor: 'Ya no quiere el servicio.',
  },
  'fr.buy.option-help': {
    title: 'Preguntar a una asociación de consumidores',
    says: 'Una asociación local revisa su carta y escribe con usted.',
    cost: 'Nada o una pequeña cuota.',
    time: 'Una visita.',
    risk: 'Ninguno.',
    bestFor: 'Se siente atascado.',
  },
  'fr.buy.warn-debit': {
    says: 'Si bloquea un pago que se debe, pueden cortarle o mandarle cartas de cobro. Escriba antes.',
  },
  'fr.buy.tactic-signal': {
    says: 'Denuncie primero en SignalConso. Las empresas suelen responder rápido allí.',
    risk: 'Ninguno.',
    notWhen: 'Una fecha del tribunal está cerca.',
  },
}
