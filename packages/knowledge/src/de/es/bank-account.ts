/** The Spanish words of the rows in ../bank-account.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BANK_ACCOUNT_ES: Words = {
  'de.bank.want': {
    says: 'Su banco cierra su cuenta.',
  },
  'de.bank.reality': {
    says: 'No se quedará sin cuenta. Todo banco debe darle una cuenta básica (Basiskonto) si la pide y no tiene otra.',
  },
  'de.bank.right-two-months': {
    says: 'El banco debe darle al menos dos meses, salvo motivo muy grave.',
  },
  'de.bank.right-basic': {
    says: 'Una cuenta básica solo puede cerrarse por pocos motivos de la ley, por escrito y motivada.',
  },
  'de.bank.step-new': {
    says: 'Pida ya una cuenta en otro banco. Debe ayudar con el cambio. Dé el nuevo número a su empresa y a las oficinas.',
  },
  'de.bank.option-complain': {
    says: 'La BaFin puede obligar a un banco a darle una cuenta básica. El defensor de los bancos también es gratis.',
    title: 'BaFin o defensor',
    cost: 'Gratis.',
    time: 'Unas semanas.',
    risk: 'Ninguno.',
    bestFor: 'Ningún banco quiere darle una cuenta.',
  },
  'de.bank.right-silence': {
    says: 'Su silencio no es un sí a nuevas comisiones o grandes cambios. Puede reclamar las comisiones que no aceptó.',
  },
  'de.bank.not-yet': {
    says: 'La cuenta funciona hasta el día de la carta. El dinero sigue siendo suyo.',
  },
  'de.bank.right-savings-bank': {
    says: 'Un banco privado casi nunca necesita motivo. Una caja pública (Sparkasse) necesita uno justo. Pregúntelo.',
  },
  'de.bank.step-move': {
    says: 'Guarde antes sus extractos. Dé el número nuevo para sueldo, alquiler, luz y cada recibo.',
  },
  'de.bank.insight-overdraft': {
    says: 'El saldo negativo vence cuando termina la cuenta.',
    actionable: 'Pida ya por escrito pagarlo en partes.',
  },
  'de.bank.option-basic': {
    says: 'Pida a un banco una cuenta básica con su formulario. Debe responder en diez días hábiles.',
    title: 'Abrir una cuenta básica (Basiskonto)',
    cost: 'Una cuota mensual justa.',
    time: 'Ya, antes de que acabe la vieja.',
    risk: 'Una cuenta básica no permite descubierto.',
    bestFor: 'Ningún banco le da una cuenta normal.',
  },
  'de.credit-no.want': {
    says: 'Un prestamista rechaza su petición de préstamo.',
  },
  'de.credit-no.right': {
    says: 'Pregunte al banco qué datos usó y pida a la agencia de crédito su copia gratis. Si decidió solo una puntuación, puede pedir que una persona lo revise. Los datos falsos deben corregirse o borrarse.',
  },
  'de.credit-no.step': {
    says: 'Escriba al banco: ¿qué datos usó y decidió solo una puntuación?',
  },
}
