/** The German words of the rows in ../enquiry-animals-sports-and-downloads.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ANIMALS_SPORTS_AND_DOWNLOADS_DE: Words = {
  'us.fact.neighbors-animal-killed': {
    says: 'Ein Tier zu stoppen, das einen Menschen angreift, ist mit angemessener Gewalt meist erlaubt und keine Tierquälerei. War niemand in Gefahr, kann es strafbar sein. Der Halter kann meist nur den Wert des Tieres und vielleicht Tierarztkosten verlangen. Melden Sie es jetzt Ihrer Hausversicherung. Bewahren Sie Klinikpapiere, Fotos und Polizeibericht. Schreiben Sie nichts über Schuld. Auf Gerichtspapiere fristgerecht antworten.',
    dependsOn: 'ob jemand durch das Tier in Gefahr war',
  },
  'us.fact.sports-for-both-sexes': {
    says: 'Title IX verbietet Schulen mit Bundesgeld, ein Geschlecht schlechter zu behandeln, auch im Freizeitsport. Verlangt sind insgesamt gleiche Chancen, Geräte und Zeiten, nicht jedes Ding doppelt. Ein fehlendes Gerät allein ist ein schwacher Fall, aber eine faire Bitte. Schreiben Sie dem Title IX coordinator: Jede solche Schule hat einen. Ändert sich nichts, beschweren Sie sich kostenlos beim Office for Civil Rights.',
    dependsOn: 'dem Sportangebot Ihrer Schule insgesamt',
  },
  'us.fact.who-pays-for-downloads': {
    says: 'Wer ohne Erlaubnis hochlädt und wer herunterlädt, kopiert das Werk; der Inhaber kann beide verklagen. Meist trifft es die, die teilen, etwa über Torrents, und Seiten. Ein Gericht kann $750 bis $30,000 je Werk zusprechen, bei Absicht mehr. Eine Seite ist geschützt, wenn sie auf Meldung löscht und nicht absichtlich half. Brief bekommen? Nicht ignorieren und vor einem Rat nichts zugeben.',
    dependsOn: 'wer die Datei kopiert, geteilt oder gespeichert hat',
  },
}
