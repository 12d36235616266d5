/** The Spanish words of the rows in ../card-charges-and-terms.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CARD_CHARGES_AND_TERMS_ES: Words = {
  'us.card.right-dispute': {
    says: 'Puede disputar un cargo de tarjeta por escrito en 60 días desde el estado de cuenta. No tiene que pagar esa parte mientras revisan.',
  },
  'us.card.right-terms': {
    says: 'La firma de la tarjeta casi siempre debe escribir 45 días antes de subir la tasa o añadir un cargo. El saldo viejo casi siempre conserva la tasa vieja.',
  },
  'us.life.want-rate': {
    says: 'La firma de la tarjeta le avisa de condiciones nuevas y desde qué día valen.',
  },
  'us.life.step-rate': {
    says: 'Busque el derecho a rechazar y su fecha. Compare otras tarjetas antes de usar más esta.',
  },
  'us.life.option-rate': {
    says: 'Rechace el cambio por escrito antes de la fecha. La cuenta casi siempre se cierra y paga el saldo viejo con la tasa vieja.',
    title: 'Rechazar las condiciones nuevas',
    cost: 'Gratis',
    time: 'Antes de la fecha de la carta',
    risk: 'Puede perder el uso de la tarjeta.',
    bestFor: 'Las condiciones nuevas son mucho peores.',
  },
}
