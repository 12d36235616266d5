/** Questions about plumbers, locksmiths and garages: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRADESPEOPLE_WORDS: Words = {
  'fr.ask-buy.garage-keeps': {
    says: 'Eine Werkstatt darf das Auto für bestellte und fällige Arbeit behalten, nicht für Arbeit, der Sie nie zugestimmt haben. Verlangen Sie den unterschriebenen Auftrag. Zahlen Sie unter Vorbehalt, um es zu holen, und bestreiten Sie dann.',
  },
  'fr.ask-buy.plumber': {
    says: 'Vor der Arbeit ist ein schriftlicher Kostenvoranschlag mit Preisen nötig. Was Sie nicht vereinbart haben, können Sie bestreiten. Zusatzarbeit bei Ihnen zu Hause hat 14 Tage Widerruf. Schreiben Sie der Firma, melden Sie sie auf SignalConso, dann zum Schlichter.',
  },
  'fr.ask-buy.garage-bill': {
    says: 'Sie zahlen die bestellte Arbeit zum unterschriebenen Preis. Für mehr braucht die Werkstatt vorher Ihr Ja. Sie muss auch gut reparieren. Schreiben Sie ihr, gehen Sie dann zum kostenlosen Mediator.',
  },
  'fr.ask-buy.works-unfinished': {
    says: 'Schicken Sie eine förmliche Mahnung mit letztem Tag zum Fertigstellen, und machen Sie Fotos. Zahlen Sie den Rest nicht vorher. Kommt nichts, dürfen Sie den Vertrag beenden oder es auf Kosten der Firma machen lassen. Schwere Mängel sind zehn Jahre gedeckt.',
  },
}
