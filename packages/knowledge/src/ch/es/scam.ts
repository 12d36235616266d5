/** Messages of swindlers: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_ES: Words = {
  'ch.buy.scam-want': {
    says: 'Este mensaje quiere su dinero o sus códigos metiéndole prisa.',
  },
  'ch.buy.scam-who': {
    says: 'Parece un estafador con un nombre conocido.',
  },
  'ch.buy.scam-stop': {
    says: 'No pague, pulse ni devuelva la llamada. Busque usted el número de verdad.',
  },
  'ch.buy.scam-bank': {
    says: '¿Pagó o dio un código? Llame enseguida a su banco, después a la policía.',
  },
  'ch.buy.scam-right': {
    says: 'Puede denunciarlo gratis a la oficina federal de ciberseguridad (BACS).',
  },
  'ch.buy.scam-option': {
    title: 'Dejarlo y denunciarlo',
    says: 'Pregunte antes a la empresa de verdad.',
    cost: 'Nada.',
    time: 'Minutos.',
    risk: 'Ninguno después de comprobarlo.',
    bestFor: 'No lo conoce.',
  },
  'ch.scam.reality': {
    says: 'Ninguna oficina, banco ni policía pide códigos, tarjetas regalo o criptomonedas.',
  },
  'ch.scam.not-yet': {
    says: 'No le pasa nada si no contesta. Engañar a la gente por dinero es un delito.',
  },
  'ch.scam.right-unordered': {
    says: 'No tiene que pagar ni devolver cosas que nunca pidió.',
  },
  'ch.scam.step-police': {
    says: 'Si perdió dinero, denúncielo a la policía de su cantón y guarde todos los mensajes.',
  },
}
