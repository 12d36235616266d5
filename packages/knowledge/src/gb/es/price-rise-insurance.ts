/** A notice of a higher premium for insurance: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_INSURANCE_ES: Words = {
  'gb.price-rise.right-cover-new': {
    says: 'En hogar y coche, la renovación no puede costar más que para usted como cliente nuevo.',
  },
  'gb.price-rise.right-cover-letter': {
    says: 'La carta debe mostrar la prima anterior junto a la nueva. No tiene que renovar y puede quitar la renovación automática.',
  },
  'gb.price-rise.right-cover-cancel': {
    says: 'Tras renovar tiene casi siempre 14 días para cancelar. Paga los días de seguro y quizá un cargo justo.',
  },
  'gb.price-rise.option-cover-complain': {
    says: 'Reclame a la aseguradora. Tras ocho semanas o su respuesta final, acuda al Financial Ombudsman Service.',
    title: 'Reclamar y luego el ombudsman',
    cost: 'Nada.',
    time: 'Ocho semanas y algo más.',
    risk: 'Ninguno.',
    bestFor: 'Paga más que un cliente nuevo o no le avisaron.',
  },
}
