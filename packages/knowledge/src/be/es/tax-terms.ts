/** Cambio, recargo, intereses y Flandes, en español. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_TERMS_ES: Words = {
  'be.tax.right-answer-change': {
    says: 'Antes de cambiar su declaración, Hacienda debe escribir por qué (avis de rectification). Tiene un mes para responder.',
  },
  'be.tax.right-surcharge': {
    says: 'Un recargo (accroissement) puede quitarse por un primer error de buena fe. Diga por qué llegó tarde o se equivocó.',
  },
  'be.tax.right-interest': {
    says: 'Los intereses por pagar tarde los fija la ley. En casos especiales puede pedir que se los quiten.',
  },
  'be.tax.right-clear-error': {
    says: '¿Tarde para reclamar? Por un error claro, doble impuesto o hechos nuevos puede pedir alivio durante cinco años (dégrèvement d’office).',
  },
  'be.tax.deadline-flanders': {
    says: 'Para un impuesto de Flandes tiene tres meses para oponerse (bezwaar), desde el tercer día hábil tras el envío. Por seguridad contamos desde la fecha.',
    action: 'Oponerse al impuesto flamenco (bezwaar)',
    consequence: 'El impuesto queda, salvo pocos errores.',
  },
}
