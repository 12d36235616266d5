/** Questions about help with the costs of care (C2S): in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEALTH_COVER_DE: Words = {
  'fr.ask-debt.c2s-refused': {
    says: 'Schreiben Sie binnen zwei Monaten an den Beschwerdeausschuss Ihrer Krankenkasse (commission de recours amiable, CRA). Das ist kostenlos. Prüfen Sie, wessen Einkommen gezählt wurde, und reichen Sie Fehlendes nach. Nach einem Nein oder zwei Monaten Schweigen haben Sie zwei Monate für das Sozialgericht, ohne Anwaltszwang. Kam zwei Monate nach vollem Antrag keine Antwort, gilt er als bewilligt.',
  },
  'fr.ask-health.file-and-fault': {
    says: 'Verlangen Sie die ganze Akte per Einschreiben. Sie muss in acht Tagen kommen, in zwei Monaten, wenn sie älter als fünf Jahre ist. Antwortet ein öffentliches Krankenhaus einen Monat nicht, hilft die CADA; bei Privatklinik oder Arzt die CNIL. Bei einem Schaden wenden Sie sich an die Kommission (CCI): kostenlos, ohne Anwalt, mit eigenem Gutachten. Dann zahlt die Versicherung oder das ONIAM. Sie haben zehn Jahre, sobald Ihr Zustand stabil ist.',
  },
}
