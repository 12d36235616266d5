/** A question about music that customers or staff hear: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MUSIC_LICENCE_DE: Words = {
  'gb.ask-consumer.music-licence': {
    says: 'Hören Kunden oder Personal das Radio, brauchen Sie die Lizenz. Spielen Sie keine Musik oder nur lizenzfreie, schreiben Sie das. Es muss wahr sein. Behalten Sie Belege. Hören nur Sie es, fragen Sie schriftlich, wofür die Lizenz nötig ist. Einen unfairen Preis prüft das Copyright Tribunal.',
    dependsOn: 'ob außer Ihnen jemand sie hören kann',
  },
}
