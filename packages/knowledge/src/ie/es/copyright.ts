/** The Spanish words of the rows in ../copyright.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COPYRIGHT_ES: Words = {
  'ie.copy.want': {
    says: 'Alguien dice que usó su imagen, música o película sin permiso y quiere dinero o una promesa.',
  },
  'ie.copy.who': {
    says: 'Viene de un titular de derechos, una agencia o un abogado. No es una multa.',
  },
  'ie.copy.reality': {
    says: 'El juez mira el daño, casi siempre la tarifa normal de licencia. Más solo si hubo desprecio abierto.',
  },
  'ie.copy.not-yet': { says: 'Nadie puede quitarle dinero sin una sentencia.' },
  'ie.copy.right-proof': {
    says: 'Pregunte quién es el dueño, dónde se usó y cómo se calculó la suma.',
  },
  'ie.copy.right-innocent': {
    says: 'Si no sabía ni debía saber que estaba protegida, puede librarse de pagar daños.',
  },
  'ie.copy.right-fair': {
    says: 'Se permite el uso justo para estudio, crítica o noticias, casi siempre con el nombre del autor.',
  },
  'ie.copy.step-remove': {
    says: 'Retire la obra, guarde una copia de cómo la usó y no firme nada todavía.',
  },
  'ie.copy.option-dispute': {
    says: 'Escriba que pide pruebas de los derechos y de la tarifa.',
    title: 'Pedir pruebas',
    cost: 'Gratis',
    time: 'Hasta la fecha de la carta',
    risk: 'Pueden demandar.',
    bestFor: 'No está seguro de que sea suya, o tenía permiso.',
  },
  'ie.copy.option-settle': {
    says: 'Ofrezca la tarifa normal, sin admitir más, y pida el final por escrito.',
    title: 'Ofrecer una tarifa justa',
    cost: 'La tarifa normal',
    time: 'Hasta la fecha de la carta',
    risk: 'Pida por escrito que el asunto termina.',
    bestFor: 'La usó sin permiso.',
  },
}
