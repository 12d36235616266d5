/** Questions of people in need tonight: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_WORDS: Words = {
  'de.ask-need.roof': {
    says: 'Il Suo comune deve darLe un tetto stanotte, almeno un letto in un dormitorio. Vada subito all’Ordnungsamt o al Sozialamt, con i bambini. È chiuso? Chieda alla polizia chi dà i letti di notte. Conta dove si trova adesso. Se rifiutano, lo chieda per iscritto. Il Verwaltungsgericht (tribunale) può ordinare un letto subito (Eilantrag).',
  },
  'de.ask-need.food': {
    says: 'Vada oggi al Jobcenter (al Sozialamt se non può lavorare) e dica che non ha soldi per mangiare. Chieda per iscritto una parte dei soldi del mese prossimo (fino a 100 €), un prestito o un buono spesa (Lebensmittelgutschein). Aspetta una decisione? Chieda un anticipo (Vorschuss). Se rifiutano, il Sozialgericht decide presto e gratis. La Tafel dà cibo.',
  },
  'de.ask-need.lender': {
    says: 'In pericolo chiami subito il 110. Minacciarla per soldi è un reato, e anche l’usura (Wucher) lo è. Denunci tutto con messaggi, nomi e somme; la polizia può proteggerLa. Se c’è usura, non deve interessi. Non chieda altri prestiti per pagarlo e non lo incontri da solo. Il Weisser Ring aiuta le vittime gratis: 116 006.',
  },
}
