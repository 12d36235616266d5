/** The words of the rows in ../enquiry-naspi-after-resigning.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NASPI_AFTER_RESIGNING_IT: Words = {
  'it.ask.naspi-after-resigning': {
    says: 'Dipende da quando si è dimesso. Se è stato nei dodici mesi prima della fine del nuovo lavoro, servono 13 settimane di contributi dopo quelle dimissioni. Se è stato prima, bastano 13 settimane negli ultimi quattro anni. Le dimissioni per giusta causa non contano contro di Lei. Chieda all’INPS entro 68 giorni.',
    dependsOn: 'quando si è dimesso',
  },
}
