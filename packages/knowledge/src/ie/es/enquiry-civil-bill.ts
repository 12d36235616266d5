/** Questions about a civil bill or claim notice for an old loan: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CIVIL_BILL_ES: Words = {
  'ie.ask.sued-old-debt': {
    says: 'No lo deje. Los seis años solo ayudan si los alega en su defensa; un pago o un escrito firmado los inicia de nuevo. Con una civil bill de la Circuit Court preséntese (appearance) en 10 días; en la District Court responda en 28. Si no, ganan el juicio y pueden inscribirlo en una casa. MABS 0818 07 2000 y FLAC ayudan gratis.',
  },
}
