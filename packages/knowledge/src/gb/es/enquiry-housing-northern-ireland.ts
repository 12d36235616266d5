/** Questions about renting in Northern Ireland: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_NORTHERN_IRELAND_ES: Words = {
  'gb.ask-housing.ni-evict': {
    says: 'En Irlanda del Norte un aviso para irse (notice to quit) debe ser escrito. Debe dar 4 semanas, 8 semanas tras un año, o 12 semanas tras diez. Después aún necesitan una orden judicial.',
    dependsOn: 'cuánto tiempo ha vivido allí',
  },
  'gb.ask-housing.ni-must-leave': {
    says: 'No tiene que irse cuando acaba el aviso. Su casero debe ir al juzgado, y solo la Enforcement of Judgments Office puede hacerle irse.',
  },
  'gb.ask-housing.ni-rent': {
    says: 'En Irlanda del Norte el alquiler privado puede subir una vez cada 12 meses, con tres meses de aviso por escrito.',
    dependsOn: 'el aviso que recibió',
  },
  'gb.ask-housing.ni-deposit': {
    says: 'En Irlanda del Norte el casero debe proteger la fianza en un plazo de 28 días. Una fianza no puede pasar de un mes de alquiler. El sistema resuelve los conflictos gratis.',
  },
  'gb.ask-housing.ni-repairs': {
    says: 'Avise por escrito con fotos. Si no pasa nada, pida una inspección al equipo de environmental health de su ayuntamiento (council). Siga pagando el alquiler.',
  },
  'gb.ask-housing.stop-rent-ni': {
    says: 'No, siga pagando, pues podría perder su casa por atrasos. Avise de cada avería por escrito con fotos. Si no la arreglan, pida al equipo de environmental health del ayuntamiento que la inspeccione. Housing Rights ayuda gratis.',
  },
}
