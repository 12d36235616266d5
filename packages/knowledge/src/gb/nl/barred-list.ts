/** Dutch: the words of the rows in ../barred-list.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BARRED_LIST_NL: Words = {
  'gb.barred.right-answer': {
    says: 'U kunt antwoorden voor ze beslissen, over alles waarop ze steunen. Stuur uw kant, bewijs en referenties op tijd, meestal acht weken. Vraag meer tijd als dat nodig is.',
  },
  'gb.barred.right-appeal': {
    says: 'Komt u op de lijst, dan kan het Upper Tribunal zeggen dat het recht of een feit fout was. U hebt meestal drie maanden. Neem een vakbond of advocaat.',
  },
}
