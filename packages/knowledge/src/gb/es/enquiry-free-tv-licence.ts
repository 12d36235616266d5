/** A question about the television licence that is free from 75: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FREE_TV_LICENCE_ES: Words = {
  'gb.ask-tv.over-75': {
    says: 'Desde los 75 solo es gratis si usted, o una pareja que vive con usted, recibe Pension Credit. Hay que pedirla. Los demás de esa edad pagan como todos, si ven televisión en directo o BBC iPlayer.',
    dependsOn: 'si se cobra Pension Credit',
  },
}
