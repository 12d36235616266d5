/** The Spanish words of Ireland: rent rise. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_ES: Words = {
  'ie.rise.want': {
    says: 'Su casero ha revisado el alquiler y pide más.',
  },
  'ie.rise.want-check': {
    says: 'Compruebe si la subida es legal antes de pagar más o firmar.',
  },
  'ie.rise.reality': {
    says: 'Una subida solo vale con el aviso correcto, a tiempo y dentro del tope. Puede hacer que la revisen gratis.',
  },
  'ie.rise.not-yet': {
    says: 'El nuevo alquiler no se debe antes de 90 días después del aviso.',
  },
  'ie.rise.right-ninety': {
    says: 'Deben avisarle por escrito con 90 días, en el formulario del Residential Tenancies Board (RTB).',
  },
  'ie.rise.right-cap': {
    says: 'Desde el 20 de junio de 2025 el control de alquileres vale en todo el país. El tope es casi siempre del 2 % al año o menos.',
  },
  'ie.rise.right-dispute': {
    says: 'Puede llevarlo al RTB antes de que empiece el nuevo alquiler, o en los 28 días después del aviso, si eso es más tarde.',
  },
  'ie.rise.step-calculator': {
    says: 'Calcule el alquiler legal más alto con la calculadora del RTB.',
  },
  'ie.rise.step-compare': {
    says: 'Compruebe la fecha, los 90 días, el formulario y las tres viviendas parecidas que el aviso debe nombrar.',
  },
  'ie.rise.option-dispute': {
    title: 'Discutirla en el RTB',
    says: 'Lleve el conflicto al RTB en línea y siga pagando el alquiler anterior.',
    cost: 'Gratis o una tasa pequeña',
    time: 'Antes de que empiece el nuevo alquiler',
    risk: 'Ninguno. Se queda en su vivienda.',
    bestFor: 'La subida pasa del tope o el aviso tiene fallos.',
  },
  'ie.rise.option-accept': {
    title: 'Aceptarla',
    says: 'Si es legal, pague el nuevo alquiler desde el día indicado.',
    cost: 'El alquiler más alto',
    time: 'Desde el día del aviso',
    risk: 'Ninguno si es legal.',
    bestFor: 'Lo ha comprobado y está bien.',
  },
}
