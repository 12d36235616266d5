/** The Spanish words of the rows in ../copyright.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COPYRIGHT_ES: Words = {
  'nz.copy.want': {
    says: 'Alguien dice que usted usó su obra sin permiso, y quiere dinero o una promesa.',
  },
  'nz.copy.who': {
    says: 'Viene de un dueño de derechos, una agencia o sus abogados. No es una multa.',
  },
  'nz.copy.reality': {
    says: 'Un tribunal casi siempre concedería el precio normal de la licencia. Más solo llega si alguien desprecia los derechos abiertamente.',
  },
  'nz.copy.not-yet': { says: 'Nadie puede tomar su dinero sin la orden de un tribunal.' },
  'nz.copy.right-proof': {
    says: 'Pregunte de quién es la obra, dónde se usó y cómo se calculó la suma.',
  },
  'nz.copy.right-innocent': {
    says: 'Si no sabía que estaba protegida ni tenía razón para pensarlo, no debe indemnización (damages).',
  },
  'nz.copy.right-fair': {
    says: 'El uso justo (fair dealing) para crítica, noticias, investigación o estudio privado está permitido.',
  },
  'nz.copy.right-notices': {
    says: 'Por compartir archivos (file sharing) hay primero tres avisos: detección (detection), advertencia (warning) y ejecución (enforcement). Puede impugnar cada uno en un plazo de 14 días.',
  },
  'nz.copy.right-threats': {
    says: 'Si alguien le demanda sin buena razón, un tribunal puede hacerle pagar la pérdida de usted.',
  },
  'nz.copy.step-remove': {
    says: 'Quite la obra, guarde una copia de cómo la usó y no firme todavía una promesa.',
  },
  'nz.copy.option-dispute': {
    says: 'Escriba que pide pruebas de los derechos y del precio de la licencia.',
    title: 'Pedir pruebas',
    cost: 'Gratis',
    time: 'Hasta la fecha que dice la carta',
    risk: 'Pueden demandarle.',
    bestFor: 'No está seguro de que sea de ellos, o tenía permiso.',
  },
  'nz.copy.option-settle': {
    says: 'Ofrezca el precio normal de la licencia, sin admitir más.',
    title: 'Ofrecer un precio justo',
    cost: 'El precio normal',
    time: 'Hasta la fecha que dice la carta',
    risk: 'Consiga por escrito que el asunto termina.',
    bestFor: 'La usó sin permiso.',
  },
}
