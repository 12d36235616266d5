/** Questions about a landlord who ends the lease, and more time in the home: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_FROM_LANDLORD_WORDS: Words = {
  'ch.ask.notice': {
    says: 'Schreiben Sie innert dreissig Tagen nach Erhalt an die Schlichtungsbehörde: Kündigung anfechten und Erstreckung bis vier Jahre verlangen. Das ist gratis, und Sie bleiben bis zum Entscheid. Verlangen Sie die Begründung schriftlich. Ein falscher Grund, etwa Eigenbedarf, wenn teurer vermietet werden soll, macht sie anfechtbar. Für die Erstreckung zählen Alter, Krankheit, Kinder, Mietdauer und Suche. Ohne amtliches Formular ist sie nichtig. Unterschreiben Sie nichts.',
  },
  'ch.ask.more-time': {
    says: 'Verlangen Sie die Erstreckung bei der Schlichtungsbehörde in 30 Tagen seit Empfang der Kündigung. Das ist gratis. Für Wohnungen gibt es bis zu vier Jahre in ein oder zwei Schritten. Zeigen Sie, warum es für Sie hart ist, und sammeln Sie Belege der Suche. Nicht bei Zahlungsrückstand oder schwerer Verletzung.',
  },
}
