/** Spanish: the words of the rows in ../park-homes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PARK_HOMES_ES: Words = {
  'gb.park-home.right-agree': {
    says: 'La cuota solo sube si usted acepta o un tribunal lo ordena. Si no acepta, siga pagando la de antes: no es un atraso. Si un tribunal permite la subida después, suele contar desde la fecha de revisión (review date). Hacen falta 28 días y el impreso fijado.',
  },
  'gb.park-home.right-index': {
    says: 'La subida suele limitarse a la de los precios (CPI). Más puede ser justo por mejoras sobre las que le preguntaron antes. Un parque que empeoró habla de menos.',
  },
}
