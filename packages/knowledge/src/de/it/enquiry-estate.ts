/** Questions about an estate: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ESTATE_WORDS: Words = {
  'de.ask-debt.heir': {
    says: 'Gli eredi prendono anche i debiti, e chi non fa nulla eredita. Può rinunciare (Ausschlagung) entro sei settimane da quando lo sa. Vada di persona al tribunale delle successioni o dal notaio: una semplice lettera non basta. Rinunci anche per i figli. Fino ad allora non prenda, venda o paghi nulla. Il funerale può comunque toccare a Lei: l’ufficio sociale può pagarlo.',
    dependsOn: "se rinuncia all'eredità entro sei settimane",
  },
  'de.ask-family.forced-share': {
    says: 'Figli, coniugi e, senza figli, i genitori possono chiedere denaro agli eredi: la metà della quota di legge (Pflichtteil). Chieda prima per iscritto un elenco dell’eredità. Ha tre anni dalla fine dell’anno in cui lo viene a sapere.',
  },
}
