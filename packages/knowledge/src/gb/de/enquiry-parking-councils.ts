/** Questions about penalties of councils: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_COUNCILS_DE: Words = {
  'gb.ask-parking.council-appeal-england': {
    says: 'Schreiben Sie der Gemeinde innerhalb von 14 Tagen mit Fotos: Der niedrige Preis bleibt dann meist offen. Nach der notice to owner haben Sie 28 Tage für die förmliche Beschwerde. Lehnt sie ab, haben Sie 28 Tage für das kostenlose Tribunal. Ein guter Grund genügt.',
  },
  'gb.ask-parking.council-appeal-wales': {
    says: 'Schreiben Sie der Gemeinde innerhalb von 14 Tagen mit Fotos: Der niedrige Preis bleibt dann meist offen. Nach der notice to owner haben Sie 28 Tage für die förmliche Beschwerde. Lehnt sie ab, haben Sie 28 Tage für das kostenlose Tribunal. Ein guter Grund genügt.',
  },
  'gb.ask-parking.council-challenge': {
    says: 'Legen Sie innerhalb von 14 Tagen mit Fotos und Grund Einspruch (challenge) ein. Sagt die Gemeinde Nein, bieten die meisten den kleineren Preis noch einmal an. Später können Sie zu einem kostenlosen tribunal.',
  },
  'gb.ask-parking.scotland': {
    says: 'In Schottland kann nur der Fahrer eine private Forderung schulden. Kein Gesetz zwingt den Halter (keeper), der Firma den Fahrer zu nennen. Ein Bußgeld der Gemeinde ist anders: zahlen oder anfechten.',
    dependsOn: 'wer es geschickt hat und ob Sie der Fahrer waren',
  },
  'gb.ask-parking.old-charge': {
    says: 'Eine Firma hat ab dem Parken sechs Jahre für eine Klage (court claim). Danach haben Sie eine volle Verteidigung.',
    dependsOn: 'wie lange es her ist',
  },
  'gb.ask-parking.how-appeal': {
    says: 'Legen Sie zuerst bei Firma oder Gemeinde Widerspruch ein, auf deren Formular, mit Fotos und Belegen. Innerhalb von 14 Tagen behalten Sie den kleineren Preis. Sagen sie Nein, gibt es eine kostenlose unabhängige Prüfung.',
  },
  'gb.ask-parking.scotland-council': {
    says: 'In Schottland zahlen Sie innerhalb von 14 Tagen die Hälfte oder legen bei der Gemeinde Einspruch ein. Nach einer Ablehnung (notice of rejection) haben Sie 28 Tage für das First-tier Tribunal.',
  },
  'gb.ask-parking.ni-penalty': {
    says: 'Legen Sie innerhalb von 14 Tagen schriftlich Einspruch ein, dann wartet der kleinere Preis auf die Antwort. Nach einer Ablehnung können Sie zum Traffic Penalty Tribunal for Northern Ireland.',
  },
}
