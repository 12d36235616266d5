/** Fragen zum Parken in besonderen Fällen: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_CASES_DE: Words = {
  'gb.ask-parking.scotland-not-driver': {
    says: 'Nein. In Schottland kann nur der Fahrer eine private Forderung schulden, und kein Gesetz zwingt den Halter (keeper), ihn zu nennen. Sagen Sie nicht, wer fuhr. Ein Bußgeld der Gemeinde ist anders.',
  },
  'gb.ask-parking.private-fine': {
    says: 'Nein. Eine „parking charge notice“ einer privaten Firma ist eine Geldforderung aus einem Vertrag. Sie ist keine Strafe und steht in keinem Strafregister. Legen Sie Widerspruch ein, wenn sie falsch ist, und ignorieren Sie keine Gerichtspost.',
  },
  'gb.ask-parking.ignore-private': {
    says: 'Nein, ignorieren Sie es nicht. Es ist keine Strafe, aber die Firma kann vor Gericht gehen. Legen Sie innerhalb von 28 Tagen bei der Firma Widerspruch (appeal) ein, wenn es falsch ist, und ignorieren Sie nie Gerichtspost.',
  },
  'gb.ask-parking.appeal-late': {
    says: 'Schreiben Sie jetzt, warum es spät ist, und bitten Sie um Prüfung. Eine private Firma kann es noch annehmen, und gegen eine Klage können Sie sich wehren. Bei der Gemeinde warten Sie auf den nächsten Bescheid mit neuer Gelegenheit.',
    dependsOn: 'wer es geschickt hat und warum Sie zu spät sind',
  },
  'gb.ask-parking.keeper-notice-time': {
    says: 'Lag kein Zettel am Auto, muss der Brief den Halter (keeper) innerhalb von 14 Tagen nach dem Parken erreichen. Lag einer dort, muss er zwischen Tag 29 und Tag 56 kommen. Ist er zu spät, haftet nur der Fahrer.',
  },
  'gb.ask-parking.sold-car': {
    says: 'Schreiben Sie, dass Sie an dem Tag nicht der Halter (keeper) waren. Schicken Sie Belege für den Verkauf, etwa den Brief der DVLA, und Name und Adresse des Käufers, wenn Sie sie kennen. Dann schulden Sie als Halter nichts.',
  },
  'gb.ask-parking.council-sold-car': {
    says: 'Zahlen Sie nicht. Schicken Sie der Gemeinde den Abschnitt als förmlichen Einspruch, innerhalb von 28 Tagen nach dem Bescheid. Nennen Sie den Verkaufstag und Name und Adresse des Käufers. Sagt sie Nein, ist das tribunal kostenlos.',
  },
  'gb.ask-parking.minutes-over': {
    says: 'Legen Sie innerhalb von 14 Tagen bei der Firma Widerspruch (appeal) ein, damit bei einem Nein der kleinere Preis bleibt. Der Kodex gibt mindestens 10 Minuten am Ende und am Anfang Zeit für die Schilder. Lehnt sie ab, ist die unabhängige Prüfung kostenlos.',
  },
  'gb.ask-parking.council-loading': {
    says: 'Legen Sie innerhalb von 14 Tagen Einspruch ein und schicken Sie den Lieferschein. Echtes Laden kann ein voller Grund zur Streichung sein. Die meisten Gemeinden bieten nach rechtzeitigem Einspruch den kleineren Preis erneut an. Fragen Sie, bevor er endet.',
  },
  'gb.ask-parking.claim-form-away': {
    says: 'Vielleicht ist es nicht zu spät. Es gibt 5 Tage für die Zustellung und dann 14 für die Empfangserklärung (acknowledgment), oder 28 zur Verteidigung, wenn Sie sie schickten. Rufen Sie heute das Gericht an: Gibt es kein Urteil, antworten Sie jetzt. Sonst beantragen Sie mit N244 die Aufhebung.',
  },
  'gb.ask-parking.paid-wrong-reg': {
    says: 'Nein, meistens nicht die volle Summe. Legen Sie bei der Firma Widerspruch (appeal) ein und schicken Sie die Quittung. Ein kleiner Fehler soll nach dem Kodex wegfallen. Bei einem größeren, etwa einem anderen Auto, sollen es höchstens £20 sein.',
  },
}
