/** Questions about a landlord who ends the lease, and more time in the home: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_FROM_LANDLORD_WORDS: Words = {
  'ch.ask.notice': {
    says: 'Prüfen Sie das amtliche Formular: Ohne es ist die Kündigung nichtig. Schreiben Sie auf jeden Fall binnen dreissig Tagen ab Erhalt an die Schlichtungsbehörde, um sie anzufechten oder mehr Zeit zu bekommen. Es ist gratis, und Sie können bis zum Entscheid bleiben. Unterschreiben Sie kein Einverständnis.',
  },
  'ch.ask.more-time': {
    says: 'Verlangen Sie die Erstreckung bei der Schlichtungsbehörde in 30 Tagen seit Empfang der Kündigung. Das ist gratis. Für Wohnungen gibt es bis zu vier Jahre in ein oder zwei Schritten. Zeigen Sie, warum es für Sie hart ist, und sammeln Sie Belege der Suche. Nicht bei Zahlungsrückstand oder schwerer Verletzung.',
  },
}
