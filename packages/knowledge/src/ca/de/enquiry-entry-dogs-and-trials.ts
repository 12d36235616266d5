/** The German words of the rows in ../enquiry-entry-dogs-and-trials.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENTRY_DOGS_AND_TRIALS_DE: Words = {
  'ca.fact.enters-without-notice': {
    says: 'Nicht ohne Ankündigung. In Ontario, Alberta, British Columbia und Québec braucht der Vermieter meist 24 Stunden vorher eine Anzeige mit Grund und Uhrzeit, oder Ihr Ja. Ein Notfall ist anders. Notieren Sie jeden Besuch und verlangen Sie schriftlich, dass es aufhört. Sonst zum Tribunal: in Ontario mit Formular T2, für Beschluss und Geld zurück.',
  },
  'ca.fact.dog-bite': {
    says: 'In Ontario, Manitoba und Québec zahlt der Halter meist für einen Biss, auch wenn der Hund nie gebissen hat. Anderswo müssen Sie meist zeigen, dass er die Gefahr kannte oder unachtsam war. Gehen Sie zum Arzt, machen Sie Fotos und melden Sie es der Stadt. Oft zahlt seine Hausversicherung. Zu klagen haben Sie meist zwei Jahre, ein Kind länger.',
    dependsOn: 'die Provinz',
  },
  'ca.fact.free-trial': {
    says: 'Rufen Sie jetzt die Kartenfirma an: Sie haben nicht zugestimmt, wollen das Geld zurück (chargeback) und die Firma sperren lassen. Schreiben Sie der Firma, dass Sie kündigen, mit Nachweis. In den meisten Provinzen ist ein Onlinevertrag mit verstecktem Preis rückgängig zu machen, dann muss die Karte erstatten. Sagt die Bank Nein, prüft OBSI kostenlos.',
  },
}
