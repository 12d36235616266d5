/** The Spanish words of the rows in ../scam.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_ES: Words = {
  'nz.scam.want': { says: 'Le meten prisa para que no piense.' },
  'nz.scam.reality': {
    says: 'Ninguna oficina de Nueva Zelanda pide tarjetas regalo o criptomonedas. Nadie viene a detenerle.',
  },
  'nz.scam.who': {
    says: 'Son delincuentes que usan un nombre conocido. La oficina de verdad no lo envió.',
  },
  'nz.scam.rights': { says: 'No debe nada a quien le engaña. Puede pedir ayuda a su banco.' },
  'nz.scam.right-bank': {
    says: 'Si salió dinero de su cuenta, avise enseguida a su banco. Si dice que no, el Banking Ombudsman lo mira gratis.',
  },
  'nz.scam.right-report': { says: 'Puede avisar a Netsafe al 0508 638 723 y a la policía al 105.' },
  'nz.scam.step-stop': {
    says: 'Pare. No haga clic, no llame ni envíe nada. No use el número del mensaje.',
  },
  'nz.scam.step-bank': {
    says: 'Si envió dinero o datos de la tarjeta, llame ahora a su banco al número de su tarjeta.',
  },
  'nz.scam.step-idcare': {
    says: 'Si dio sus papeles de identidad, pida ayuda gratis a IDCARE. Cambie sus contraseñas.',
  },
  'nz.scam.step-report': { says: 'Reenvíe gratis los mensajes de estafa al 7726.' },
  'nz.scam.opt-ignore': {
    says: 'Bórrelo, o guarde una copia para el aviso.',
    title: 'No responder',
    cost: 'Gratis.',
    time: 'Ahora.',
    risk: 'Ninguno.',
    bestFor: 'No envió nada.',
  },
  'nz.scam.opt-report': {
    says: 'Avise a su banco, a Netsafe y a la policía.',
    title: 'Buscar ayuda y avisar',
    cost: 'Gratis.',
    time: 'Hoy.',
    risk: 'Ninguno.',
    bestFor: 'Envió dinero o datos.',
  },
  'nz.scam.warn-second': {
    says: 'Alguien puede ofrecer recuperar su dinero a cambio de un pago. Es una segunda estafa.',
  },
  'nz.scam.right-crime': {
    says: 'Conseguir dinero con engaño es un delito. Avise al 105 o en 105.police.govt.nz.',
  },
  'nz.scam.right-unordered': { says: 'No tiene que pagar productos o servicios que nunca pidió.' },
  'nz.scam.right-messages': {
    says: 'Los mensajes que venden sin su permiso van contra la ley. Reenvíe gratis los mensajes de estafa al 7726.',
  },
  'nz.scam.right-bank-code': {
    says: 'Desde el 30 de noviembre de 2025 los bancos deben avisarle, comprobar nombres y actuar ante pagos con riesgo. Si el suyo no lo hizo, casi siempre debe devolver parte o toda su pérdida.',
  },
}
