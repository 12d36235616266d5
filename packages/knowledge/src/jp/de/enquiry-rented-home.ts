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
  'jp.ask.rent-rise': {
    says: 'Sie müssen nicht sofort zustimmen. Zahlen Sie, was Sie für fair halten, bis ein Gericht entscheidet. Später schulden Sie vielleicht die Lücke mit 10 % Zinsen.',
    dependsOn: 'was für solche Wohnungen fair ist',
  },
  'jp.ask.repairs': {
    says: 'Melden Sie es schriftlich mit Fotos. Der Vermieter muss reparieren. Ist ein Teil nicht nutzbar, sinkt die Miete entsprechend. Tut er in fairer Zeit nichts, dürfen Sie reparieren lassen und die Kosten fordern.',
  },
  'jp.ask.landlord-enters': {
    says: 'Nicht ohne Ihre Zustimmung, außer im echten Notfall wie Feuer oder Rohrbruch. Nötige Reparaturen müssen Sie zu vereinbarter Zeit dulden. Schreiben Sie, dass Sie kein Betreten ohne Ankündigung erlauben. Geht es weiter, rufen Sie die Polizei.',
  },
  'jp.ask.renewal-fee': {
    says: 'Sie schulden sie nur, wenn der Mietvertrag sie klar nennt. Das höchste Gericht lässt das gelten, wenn die Summe für Miete und Zeit nicht viel zu hoch ist. Schweigt der Vertrag oder läuft er nur kraft Gesetz weiter und die Klausel erfasst das nicht, müssen Sie nicht zahlen. Wegen einer Frage kann man Sie nicht hinauswerfen.',
  },
  'jp.ask.cannot-pay-rent': {
    says: 'Nach Jobverlust oder weniger Einkommen kann die Stadt die Miete (住居確保給付金) an den Vermieter zahlen, meist drei, höchstens neun Monate. Fragen Sie die Beratung (自立相談支援機関). Sagen Sie es dem Vermieter früh und bieten Sie Raten an. Ein später Monat beendet selten den Vertrag, und ohne Gericht darf niemand Sie räumen.',
  },
  'jp.ask.water-leak': {
    says: 'Machen Sie Fotos und sagen Sie es sofort der Verwaltung, damit die Ursache gefunden wird. War die Person oben unachtsam, schuldet sie Ihren Schaden, oft über ihre Versicherung. Brach ein altes Rohr, haftet der Eigentümer oder das Haus. Bewahren Sie Nasses und Belege auf. Auch Ihre Feuerversicherung kann zahlen.',
  },
}
