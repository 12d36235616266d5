/** Questions about what a notice must do, grace periods, signs, special land and court: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_NOTICES_DE: Words = {
  'gb.ask-parking.credit': {
    says: 'Eine Parkforderung berührt Ihre Kreditakte nicht. Ein Urteil kann es, wenn es mehr als einen Monat unbezahlt bleibt.',
  },
  'gb.ask-parking.late-notice': {
    says: 'Wenn nicht, muss der Brief an den Halter (notice to keeper) innerhalb von 14 Tagen nach dem Parken kommen. Lag ein Zettel am Auto, muss er zwischen Tag 29 und Tag 56 kommen.',
    dependsOn: 'ob ein Zettel am Auto lag',
  },
  'gb.ask-parking.grace-council': {
    says: 'In England sind nach Ende der erlaubten Zeit auf einem Parkplatz der Gemeinde 10 Minuten frei. Das gilt nicht für gelbe Linien oder unbezahltes Parken.',
  },
  'gb.ask-parking.grace': {
    says: 'Der private Kodex gibt mindestens 10 Minuten Kulanz am Ende und am Anfang Zeit, die Schilder zu lesen. Waren Sie darin, legen Sie Widerspruch (appeal) ein.',
  },
  'gb.ask-parking.signs': {
    says: 'Fotografieren Sie Schilder und Linien von der Einfahrt und vom Parkplatz aus. Unklare oder fehlende Schilder sind ein guter Grund für Widerspruch, bei Gemeinde und privat.',
  },
  'gb.ask-parking.airport': {
    says: 'Wenn ja, gelten die Halter-Regeln vielleicht nicht, und nur der Fahrer haftet. Schreiben Sie das, wenn Sie als Halter (keeper) Widerspruch einlegen.',
    dependsOn: 'ob die Fläche eigene Parkvorschriften (byelaws) hat',
  },
  'gb.ask-parking.court-claim': {
    says: 'Verpassen Sie die Fristen nicht. Antworten Sie innerhalb von 14 Tagen ab Zustellung, um 28 Tage zur Verteidigung zu haben. Schreiben Sie dann, warum Sie nichts schulden: Schilder, Halter-Regeln, Zahlung oder gestrichene Forderung.',
  },
  'gb.ask-parking.cancelled': {
    says: 'Behalten Sie die Nachricht über die Streichung. Schicken Sie eine Kopie und verlangen Sie, dass sie aufhören. Gibt es eine Klage, ist das der erste Punkt Ihrer Verteidigung.',
  },
  'gb.ask-parking.claim-not-driver': {
    says: 'Nicht ignorieren. Bestätigen Sie die Klage binnen 14 Tagen ab Zustellung: Dann haben Sie zusammen 28 Tage zur Verteidigung. Ein Halter (keeper), der nicht fuhr, schuldet nur, wenn die Firma jede Regel für Halter einhielt, meist ein Schreiben binnen 14 Tagen nach dem Parken. Schreiben Sie das in die Verteidigung. Niemand muss den Fahrer nennen. Das half nur vor der Klage.',
  },
}
