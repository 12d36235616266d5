/** Questions about a card misused after a false text, where the bank says no: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CARD_FRAUD_DE: Words = {
  'ie.ask.card-phishing-refused': {
    says: 'Eine Zahlung, die Sie nicht gebilligt haben, muss die Bank bis zum nächsten Arbeitstag erstatten, außer sie beweist Betrug oder grobe Fahrlässigkeit. Verlangte sie keinen Code und keine Freigabe (strong customer authentication), verlieren Sie nichts, außer Sie haben betrogen. Schreiben Sie und fragen Sie, wie freigegeben wurde. Nach einem Nein oder ohne Antwort in 15 Arbeitstagen: FSPO, kostenlos.',
  },
  'ie.ask.pps-given': {
    says: 'Haben Sie Karten- oder Bankdaten genannt, rufen Sie jetzt die Bank unter der Nummer auf der Karte an und lassen Sie sie sperren. Sagen Sie der Garda und dem Department of Social Protection, was Sie nannten. Ändern Sie die Passwörter für MyGovID und E-Mail. Prüfen Sie Ihre Konten bei Revenue und Welfare auf fremde Anträge. Die PPS-Nummer dürfen nur öffentliche und erlaubte Stellen nutzen.',
  },
}
