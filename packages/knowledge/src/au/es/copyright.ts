/** The Spanish words of the rows in ../copyright.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COPYRIGHT_ES: Words = {
  'au.copy.want': {
    says: 'Alguien dice que usted usó su imagen, música o película sin permiso, y quiere dinero o una promesa.',
  },
  'au.copy.who': {
    says: 'Viene de un dueño de derechos, de una agencia o de sus abogados. No es una multa.',
  },
  'au.copy.reality': {
    says: 'Un tribunal casi siempre daría el precio normal de una licencia. Más hay solo por desprecio abierto de los derechos.',
  },
  'au.copy.not-yet': { says: 'Nadie puede tomar su dinero sin la sentencia de un tribunal.' },
  'au.copy.right-proof': {
    says: 'Pregunte de quién es la obra, dónde se usó y cómo se calculó la suma.',
  },
  'au.copy.right-innocent': {
    says: 'Si no lo sabía y no tenía motivo para sospechar, quizá no deba daños, solo la ganancia que obtuvo.',
  },
  'au.copy.right-fair': {
    says: 'Está permitido el uso justo para estudio, crítica, parodia, noticias o consejo legal.',
  },
  'au.copy.right-threats': {
    says: 'Un tribunal puede parar amenazas sin base de un juicio por derechos de autor (copyright).',
  },
  'au.copy.step-remove': {
    says: 'Quite la obra, guarde una copia de cómo la usó y no firme todavía una promesa.',
  },
  'au.copy.option-dispute': {
    says: 'Escriba que pide pruebas de los derechos y del precio de la licencia.',
    title: 'Pedir pruebas',
    cost: 'Gratis',
    time: 'A más tardar en la fecha de la carta',
    risk: 'Pueden demandar.',
    bestFor: 'No está seguro de que sea suya, o usted tenía permiso.',
  },
  'au.copy.option-settle': {
    says: 'Ofrezca el precio normal de la licencia, sin admitir más.',
    title: 'Ofrecer un precio justo',
    cost: 'El precio normal',
    time: 'A más tardar en la fecha de la carta',
    risk: 'Pida por escrito que el asunto termina.',
    bestFor: 'La usó sin permiso.',
  },
  'au.copy.option-help': {
    says: 'Pregunte en un centro legal de barrio (community legal centre) o en el Arts Law Centre antes de pagar una suma grande.',
    title: 'Buscar consejo gratis',
    cost: 'Gratis',
    time: 'Ahora',
    risk: 'Ninguno.',
    bestFor: 'La suma es alta.',
  },
}
