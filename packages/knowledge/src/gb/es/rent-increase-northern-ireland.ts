/** A notice of a higher rent in Northern Ireland: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_INCREASE_NORTHERN_IRELAND_ES: Words = {
  'gb.rent-rise.right-faulty-ni': {
    says: 'Una subida antes de tiempo, o con menos de tres meses de aviso por escrito, no vale.',
  },
  'gb.rent-rise.step-ni': {
    says: 'Compruebe dos cosas: un año desde la última subida y tres meses enteros hasta el inicio. Si falta una, escriba al propietario.',
  },
  'gb.rent-rise.reality-ni': {
    says: 'En Irlanda del Norte ningún tribunal fija el alquiler de casi ninguna vivienda privada. Ayuda comprobar las reglas y negociar.',
  },
  'gb.rent-rise.not-yet-ni': {
    says: 'Hasta el día del aviso solo debe el alquiler de antes.',
  },
  'gb.rent-rise.right-leave-ni': {
    says: 'Sin fin fijo, o después, puede irse con un aviso por escrito de cuatro semanas. Tras diez años en la casa son doce.',
  },
  'gb.rent-rise.step-council-ni': {
    says: '¿El propietario incumple estas reglas y no cede? Avise al ayuntamiento (environmental health) y llame a Housing Rights.',
  },
}
