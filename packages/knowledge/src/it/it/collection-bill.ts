/** Bills of the tax collector (cartella): instalments, old debts and what it must wait for: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const COLLECTION_BILL_WORDS: Words = {
  'it.public.want-bill': {
    says: 'È una cartella di pagamento. Paghi, chieda le rate o faccia ricorso entro 60 giorni.',
  },
  'it.public.no-seizure': {
    says: "Non possono pignorare nei 60 giorni dopo la cartella. Dopo un anno serve prima un'intimazione con cinque giorni.",
  },
  'it.public.small-debt': {
    says: 'Per debiti fino a 1.000 € devono aspettare 120 giorni dopo una lettera con il dettaglio.',
  },
  'it.public.right-eighty-four': {
    says: 'Nel 2025 e 2026 può pagare fino a 120.000 € in massimo 84 rate con semplice richiesta. Più rate con prove di difficoltà.',
  },
  'it.public.right-stop-suspend': {
    says: 'Se ha pagato, o è prescritto o annullato, mandi una dichiarazione ad AdER entro 60 giorni. La riscossione si ferma.',
  },
  'it.public.change-quinquies': {
    says: 'La rottamazione-quinquies è chiusa a nuove domande dal 30 aprile 2026.',
    was: 'Si poteva chiedere di pagare senza sanzioni e interessi.',
    is: 'Paga così solo chi ha fatto domanda in tempo. La prossima rata scade il 30 novembre 2026.',
  },
  'it.public.insight-service': {
    says: "I debiti in un'intimazione possono venire da atti mai ricevuti.",
    actionable: "Chieda ad AdER l'estratto di ruolo e le prove di notifica.",
  },
}
