/** What to do about a notice to leave a rented home: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_STEPS_ES: Words = {
  'gb.home.step-stay': {
    says: 'No se mude ni devuelva las llaves todavía. Si se va demasiado pronto puede perder derechos y la ayuda del ayuntamiento.',
  },
  'gb.home.step-lawyer': {
    says: 'Pida ya ayuda legal gratuita: un asesor de vivienda de legal aid, Shelter o Citizens Advice. Enséñeles el aviso.',
  },
  'gb.home.step-council': {
    says: 'Dígalo a su ayuntamiento (council). Si puede perder su casa en un plazo de 56 días, debe ayudarle a conservarla o a encontrar otra.',
  },
  'gb.home.step-council-wales': {
    says: 'Dígalo a su ayuntamiento (council). Si puede perder su casa en un plazo de 56 días, debe ayudarle.',
  },
  'gb.home.step-keep-paying': {
    says: 'Siga pagando el alquiler, o lo que pueda. Guarde prueba de cada pago.',
  },
  'gb.home.step-advice-scotland': {
    says: 'Quédese en su casa y pida hoy consejo a Shelter Scotland o a un citizens advice bureau.',
  },
  'gb.home.step-advice-ni': {
    says: 'Quédese en su casa y pida hoy consejo a Housing Rights.',
  },
  'gb.home.step-arrears': {
    says: 'Si debe alquiler, ofrezca el alquiler más una cantidad pequeña por semana. Mire si puede recibir ayudas y un pago de vivienda del ayuntamiento.',
  },
  'gb.home.step-dispute': {
    says: 'Pida un extracto del alquiler (rent statement) y revise cada línea. Apunte cada reparación no hecha y cada carta sobre ella.',
  },
  'gb.home.step-arrears-ni': {
    says: 'Si debe renta, ofrezca la renta más una pequeña suma por semana. Pregunte a la Housing Executive por una discretionary housing payment (ayuda de vivienda).',
  },
}
