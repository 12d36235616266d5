/** Questions about plumbers, locksmiths and garages: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRADESPEOPLE_WORDS: Words = {
  'fr.ask-buy.garage-keeps': {
    says: 'Eine Werkstatt darf das Auto für bestellte und fällige Arbeit behalten, nicht für Arbeit, der Sie nie zugestimmt haben. Verlangen Sie den unterschriebenen Auftrag. Zahlen Sie unter Vorbehalt, um es zu holen, und bestreiten Sie dann.',
  },
  'fr.ask-buy.plumber': {
    says: 'Vor der Arbeit ist ein schriftlicher Kostenvoranschlag mit Preisen nötig. Was Sie nicht vereinbart haben, können Sie bestreiten. Zusatzarbeit bei Ihnen zu Hause hat 14 Tage Widerruf. Schreiben Sie der Firma, melden Sie sie auf SignalConso, dann zum Schlichter.',
  },
}
