/** Questions about papers from a court, one's own claim and a free lawyer: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_PAPERS_DE: Words = {
  'jp.ask.order': {
    says: 'Widersprechen Sie in zwei Wochen ab Zustellung mit dem Formular im Umschlag. Ein Grund ist nicht nötig. Ignorieren Sie es, kann eine Pfändung folgen.',
  },
  'jp.ask.suit': {
    says: 'Schicken Sie die Antwort (答弁書) rechtzeitig oder gehen Sie zur Verhandlung. Tun Sie nichts, gewinnt die andere Seite.',
  },
  'jp.ask.own-claim': {
    says: 'Schreiben Sie zuerst, am besten als beglaubigten Brief (内容証明), mit letzter Frist. Bis 600.000 Yen endet ein kleiner Prozess (少額訴訟) beim einfachen Gericht meist an einem Tag, ohne Anwalt. Oder beantragen Sie einen Zahlungsbefehl (支払督促). Bewahren Sie Nachrichten und Belege auf. Meist haben Sie fünf Jahre.',
  },
  'jp.ask.free-lawyer': {
    says: 'Rufen Sie Houterasu (法テラス) an. Mit kleinem Einkommen bekommen Sie drei kostenlose Beratungen je Fall, und es streckt das Honorar in kleinen Raten vor. Nach einer Festnahme fragen Sie nach dem Notdienst (当番弁護士), einmal gratis.',
  },
}
