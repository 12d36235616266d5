/** Questions about an estate: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ESTATE_WORDS: Words = {
  'de.ask-debt.heir': {
    says: 'Gli eredi prendono anche i debiti. Può rinunciare (Ausschlagung) entro sei settimane da quando lo sa, al tribunale delle successioni o da un notaio.',
    dependsOn: "se rinuncia all'eredità entro sei settimane",
  },
  'de.ask-family.forced-share': {
    says: 'Figli, coniugi e, senza figli, i genitori possono chiedere denaro agli eredi: la metà della quota di legge (Pflichtteil). Chieda prima per iscritto un elenco dell’eredità. Ha tre anni dalla fine dell’anno in cui lo viene a sapere.',
  },
}
