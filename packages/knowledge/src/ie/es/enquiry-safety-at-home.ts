/** Questions about safety at home: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SAFETY_AT_HOME_ES: Words = {
  'ie.ask.violent-partner': {
    says: 'En peligro, llame ya al 999 o 112. La District Court puede echar a la persona de casa (barring order) u ordenar que le deje en paz (safety order), el mismo día si hace falta. Pedirlo es gratis. Women’s Aid 1800 341 900 y Men’s Aid ayudan, también de noche.',
  },
  'ie.ask.tusla': {
    says: 'Colabore y busque ya un abogado: el Legal Aid Board atiende primero a los padres. No firme nada sobre la custodia sin consejo. Solo su permiso, un juez o la garda en una emergencia pueden llevarse a un niño. Vaya a cada reunión y vista.',
  },
}
