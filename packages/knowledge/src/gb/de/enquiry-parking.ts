/** Fragen zum Parken: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_DE: Words = {
  'gb.ask-parking.private-have-to-pay': {
    says: 'Eine private Parkforderung ist eine Geldforderung, keine Strafe. Legen Sie Widerspruch (appeal) ein, wenn sie falsch ist. Ignorieren Sie sie nicht, denn die Firma kann vor Gericht gehen.',
    dependsOn: 'ob die Forderung fair ist',
  },
  'gb.ask-parking.have-to-pay': {
    says: 'Eine „penalty charge notice“ der Gemeinde müssen Sie zahlen oder anfechten. Eine „parking charge notice“ einer privaten Firma ist eine Forderung, gegen die Sie Widerspruch einlegen können. Ignorieren Sie keine von beiden.',
    dependsOn: 'wer sie geschickt hat',
  },
  'gb.ask-parking.name-driver': {
    says: 'Kein Gesetz zwingt Sie, einer privaten Firma den Fahrer zu nennen. Sind Sie der Halter (keeper), haften Sie nur, wenn sie die Regeln für Halter einhielt. Prüfen Sie die Regel mit 14 Tagen.',
  },
  'gb.ask-parking.council-not-driving': {
    says: 'Ein Bußgeld der Gemeinde zahlt der Eigentümer, egal wer fuhr. Sie nicht, wenn das Auto verkauft, gestohlen oder an jemanden vermietet war, der dafür unterschrieb.',
    dependsOn: 'wem das Auto an dem Tag gehörte',
  },
  'gb.ask-parking.collector': {
    says: 'Ein Inkasso für eine private Parkforderung hat keine Macht, zu kommen und Sachen zu nehmen. Schreiben Sie einmal, dass Sie bestreiten und warum. Achten Sie dann auf eine letzte Aufforderung (letter before claim).',
  },
  'gb.ask-parking.bailiff-private': {
    says: 'Eine private Parkfirma kann jetzt keine Gerichtsvollzieher (bailiffs) schicken. Zuerst müsste sie vor Gericht gewinnen. Ein Gerichtsvollzieher kann nur kommen, wenn das Urteil danach unbezahlt bleibt.',
  },
  'gb.ask-parking.bailiff-council': {
    says: 'Kamen frühere Briefe nie an, schicken Sie heute TE7 und TE9 an das Traffic Enforcement Centre. Halten Sie die Tür zu und bieten Sie Raten an, wenn Sie es schulden.',
  },
  'gb.ask-parking.clamp': {
    says: 'Auf Privatgrund darf ohne gesetzliche Befugnis niemand Ihr Auto mit einer Kralle blockieren oder abschleppen. Das ist eine Straftat. Gerichtsvollzieher (bailiffs), Polizei, DVLA und Gemeinden haben Befugnisse.',
  },
  'gb.ask-parking.hire-car': {
    says: 'Eine private Forderung schulden Sie als Mieter nur, wenn Mietvertrag und Ihre unterschriebene Erklärung beilagen. Bei der Gemeinde zahlt der Mieter, der unterschrieb.',
    dependsOn: 'ob die Forderung privat oder von der Gemeinde ist',
  },
  'gb.ask-parking.blue-badge': {
    says: 'Legen Sie Widerspruch (appeal) ein und schicken Sie eine Kopie des Ausweises, vorne und hinten. Gemeinden streichen oft. Nach dem privaten Kodex soll ein nicht sichtbarer Ausweis die Summe auf £20 senken.',
  },
  'gb.ask-parking.hospital': {
    says: 'Legen Sie bei der Firma Widerspruch (appeal) ein und schicken Sie Belege für Termin oder Verspätung. Bitten Sie auch das Krankenhaus um Streichung. Krankheit oder ein später Termin sprechen für Sie.',
  },
  'gb.ask-parking.rejected-council': {
    says: 'Nach der Ablehnung (notice of rejection) haben Sie 28 Tage für das unabhängige tribunal. Es ist kostenlos. War es nur ein früher Einspruch, warten Sie auf den Bescheid an den Eigentümer (notice to owner).',
  },
  'gb.ask-parking.rejected': {
    says: 'Gehen Sie mit dem Code aus der Ablehnung bis zum letzten Tag im Brief zu POPLA oder IAS. Das ist kostenlos. Antworten Sie auf jeden Punkt mit Belegen.',
  },
  'gb.ask-parking.popla-lost': {
    says: 'Ein Nein von POPLA bindet Sie nicht, und nur ein Gericht kann Sie zum Zahlen zwingen. Sie können zahlen oder eine Klage abwarten und sich wehren. Verlieren Sie dort, kommen Kosten dazu.',
    dependsOn: 'wie gut Ihre Gründe sind',
  },
  'gb.ask-parking.wrong-plate': {
    says: 'Legen Sie Widerspruch (appeal) ein und schicken Sie Quittung oder Kontoauszug. Bei kleinen Tippfehlern soll die Forderung nach dem Kodex wegfallen. Bei größeren soll sie auf £20 sinken.',
  },
  'gb.ask-parking.machine': {
    says: 'Legen Sie Widerspruch (appeal) ein. Schreiben Sie, was nicht ging und was Sie versuchten. Fügen Sie Fotos, Bildschirmfotos oder Anruflisten bei. Gab es keinen Weg zu zahlen, ist das ein starker Punkt.',
  },
  'gb.ask-parking.council-or-private': {
    says: '„Penalty charge notice“ oder „fixed penalty“ kommt von Gemeinde oder Polizei. „Parking charge notice“ kommt von einer privaten Firma und ist keine Strafe.',
    dependsOn: 'die Worte auf dem Bescheid',
  },
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
