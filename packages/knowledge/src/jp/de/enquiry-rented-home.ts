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
    says: 'Nicht ohne Gericht. Nur ein Beamter (執行官) mit Gerichtsbeschluss darf Sie hinaussetzen.',
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
