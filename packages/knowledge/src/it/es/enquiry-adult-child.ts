/** Questions about maintenance for a grown-up child: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ADULT_CHILD_ES: Words = {
  'it.ask.adult-child-support': {
    says: 'La pensión no acaba a los 18. Sigue mientras el hijo estudia o busca trabajo de verdad, y acaba cuando vive de su trabajo. Pero no deje de pagar solo: la orden vale hasta que un juez la cambie, y lo impagado se embarga. Pida al tribunal quitarla o bajarla, con prueba del empleo. Vale casi siempre desde la petición. Si están de acuerdo, pueden escribirlo abogados.',
    dependsOn: 'si el hijo vive de su trabajo',
  },
}
