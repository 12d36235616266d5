/** Questions about repairs, visits, rent and eviction, and the first steps for tenants: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_HOME_DE: Words = {
  'jp.ask.step-home': {
    says: 'Unterschreiben Sie nichts und fragen Sie zuerst Houterasu.',
  },
  'jp.ask.right-home': {
    says: 'Für das Ende eines gewöhnlichen Mietvertrags braucht ein Vermieter einen guten Grund.',
  },
  'jp.ask.evict': {
    says: 'Niemand darf ohne Gericht die Schlösser wechseln oder Sachen ausräumen, egal was im Vertrag steht. Nur ein Gerichtsvollzieher (執行官) mit Urteil darf Sie hinaussetzen. Versucht man es, rufen Sie die Polizei und sichern Beweise; Sie können Schadensersatz fordern. Etwa drei Monate Rückstand können zur Klage führen. Bieten Sie jetzt schriftlich Raten an und fragen Sie die Hilfsstelle (自立相談支援機関) nach Mietgeld (住居確保給付金).',
  },
  'jp.ask.repairs': {
    says: 'Melden Sie es schriftlich mit Fotos. Der Vermieter muss reparieren. Ist ein Teil nicht nutzbar, sinkt die Miete entsprechend. Tut er in fairer Zeit nichts, dürfen Sie reparieren lassen und die Kosten fordern.',
  },
  'jp.ask.landlord-enters': {
    says: 'Nicht ohne Ihre Zustimmung, außer im echten Notfall wie Feuer oder Rohrbruch. Nötige Reparaturen müssen Sie zu vereinbarter Zeit dulden. Schreiben Sie, dass Sie kein Betreten ohne Ankündigung erlauben. Geht es weiter, rufen Sie die Polizei.',
  },
  'jp.ask.water-leak': {
    says: 'Machen Sie Fotos und sagen Sie es sofort der Verwaltung, damit die Ursache gefunden wird. War die Person oben unachtsam, schuldet sie Ihren Schaden, oft über ihre Versicherung. Brach ein altes Rohr, haftet der Eigentümer oder das Haus. Bewahren Sie Nasses und Belege auf. Auch Ihre Feuerversicherung kann zahlen.',
  },
}
