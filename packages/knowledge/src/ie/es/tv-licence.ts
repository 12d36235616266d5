/** The Spanish words of Ireland: tv licence. */
import type { Words } from '@plainletter/contracts/rule'

export const TV_LICENCE_ES: Words = {
  'ie.tv.want': {
    says: 'Conteste antes de la fecha, aunque no tenga televisor.',
  },
  'ie.tv.reality': {
    says: 'Si tiene un televisor en casa, necesita una licencia (TV licence), aunque solo vea por internet. Con solo un móvil o portátil, no.',
  },
  'ie.tv.who': {
    says: 'An Post cobra la licencia (TV licence) y envía inspectores.',
  },
  'ie.tv.rights': {
    says: 'Puede decirles que no tiene televisor. Muchas personas mayores y cuidadores la tienen gratis con el Household Benefits Package.',
  },
  'ie.tv.right-none': {
    says: 'No necesita licencia (TV licence) si no hay televisor en su casa.',
  },
  'ie.tv.right-free': {
    says: 'Puede tener la licencia (TV licence) gratis con el Household Benefits Package.',
  },
  'ie.tv.step-check': {
    says: 'Mire si tiene un televisor y si alguien en casa ya tiene la licencia (TV licence).',
  },
  'ie.tv.step-reply': {
    says: 'Conteste antes de la fecha. Compre la licencia (TV licence), o declare que no tiene televisor.',
  },
  'ie.tv.step-stamps': {
    says: 'Si falta dinero, use sellos de ahorro (savings stamps) o pague por domiciliación.',
  },
  'ie.tv.opt-pay': {
    title: 'Comprar la licencia (TV licence)',
    says: 'Cómprela en línea o en una oficina de correos.',
    cost: '160 € al año.',
    time: 'Ahora.',
    risk: 'Ninguno.',
    bestFor: 'Tiene televisor.',
  },
  'ie.tv.opt-none': {
    title: 'Decir que no tiene televisor',
    says: 'Declárelo por escrito a An Post.',
    cost: 'Gratis.',
    time: 'Antes de la fecha.',
    risk: 'Puede venir un inspector.',
    bestFor: 'No tiene televisor.',
  },
  'ie.tv.warn': {
    says: 'Si tiene televisor y no tiene licencia (TV licence), un juzgado puede multarle con hasta 1.000 € la primera vez.',
  },
}
