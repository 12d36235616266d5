/** Dutch: the words of the rows in ../barred-list.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BARRED_LIST_NL: Words = {
  'gb.barred.right-answer': {
    says: 'Meestal kunt u antwoorden voor ze beslissen, over alles waarop ze steunen. Stuur uw kant, bewijs en referenties op tijd, meestal acht weken. Vraag meer tijd als u een goede reden hebt.',
  },
  'gb.barred.right-appeal': {
    says: 'Komt u op de lijst, dan kunt u het Upper Tribunal om toestemming voor beroep vragen, omdat het recht of een feit fout was. Dat het te streng voelt, is alleen niet genoeg. U hebt meestal drie maanden vanaf de datum van de brief. Neem een vakbond of advocaat.',
  },
}
