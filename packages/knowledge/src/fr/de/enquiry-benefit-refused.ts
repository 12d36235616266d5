/** Questions about a benefit that the CAF refuses: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFIT_REFUSED_DE: Words = {
  'fr.ask-debt.benefit-refused': {
    says: 'Verlangen Sie den Grund schriftlich. Schreiben Sie binnen zwei Monaten an die Beschwerdestelle (CRA) der CAF, beim RSA an den Departementsrat. Legen Sie fehlende Papiere bei. Nach einem Nein oder zwei Monaten ohne Antwort haben Sie zwei Monate für das Gericht. Bei Wohngeld, RSA und Prime d’activité ist es das Verwaltungsgericht, sonst das Tribunal judiciaire. Es ist kostenlos. Stellen Sie einen neuen Antrag, wenn sich Ihr Leben geändert hat.',
  },
}
