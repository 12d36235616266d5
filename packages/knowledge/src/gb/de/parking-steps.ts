/** What to do about a private parking charge, step by step: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_STEPS_DE: Words = {
  'gb.parking.step-do-not-pay-yet': {
    says: 'Entscheiden Sie, bevor Sie zahlen. Zahlen Sie, verlieren Sie das Recht auf Widerspruch (appeal).',
  },
  'gb.parking.step-appeal': {
    says: 'Halten Sie es für falsch? Legen Sie innerhalb von 28 Tagen bei der Firma Widerspruch (appeal) ein. Innerhalb von 14 Tagen behalten Sie den kleineren Preis.',
  },
  'gb.parking.step-pay-discount': {
    says: 'Ist es richtig, zahlen Sie den kleineren Preis in der genannten Zeit. Behalten Sie den Beleg.',
  },
  'gb.parking.step-count-days': {
    says: 'Zählen Sie die Tage vom Parken bis zum Eintreffen dieses Briefes. Bei mehr als 14 muss der Halter (keeper) vielleicht nicht zahlen.',
  },
  'gb.parking.step-as-keeper': {
    says: 'Schreiben Sie als Halter (keeper). Schreiben Sie „der Fahrer“ und nicht „ich“, wenn Sie sich auf die Regeln für Halter stützen wollen.',
  },
  'gb.parking.step-evidence': {
    says: 'Sammeln Sie Belege: Parkschein oder Kontoauszug, Fotos der Schilder und Namen von Begleitern.',
  },
  'gb.parking.step-rejected': {
    says: 'Gehen Sie mit dem Code aus dem Brief vor dem letzten Tag zu POPLA oder IAS. Das ist kostenlos.',
  },
  'gb.parking.step-collector': {
    says: 'Schreiben Sie einmal an Inkasso und Parkfirma. Schreiben Sie, dass Sie die Forderung bestreiten, warum, und Ihre jetzige Adresse.',
  },
  'gb.parking.step-collector-watch': {
    says: 'Achten Sie auf eine letzte Aufforderung (letter before claim) oder Gerichtspost. Darauf müssen Sie antworten. Öffnen Sie also jeden Brief.',
  },
  'gb.parking.step-court': {
    says: 'Antworten Sie bis zum Datum im Brief. Schreiben Sie, was Sie bestreiten. Verlangen Sie den ersten Brief, die Fotos und die Schilder.',
  },
  'gb.parking.step-landowner': {
    says: 'Bitten Sie Laden, Krankenhaus oder Vermieter um Streichung. Zeigen Sie eine Quittung oder einen Beleg, dass Sie Kunde oder Patient waren.',
  },
  'gb.parking.step-keying': {
    says: 'Haben Sie gezahlt, aber das Kennzeichen falsch getippt? Schicken Sie den Beleg. Bei kleinen Fehlern soll die Forderung nach dem Kodex wegfallen.',
  },
  'gb.parking.step-signs': {
    says: 'Fotografieren Sie die Schilder von der Einfahrt aus. Zeigen Sie, ob sie klein, hoch, dunkel oder verdeckt sind.',
  },
  'gb.parking.step-hire': {
    says: 'Prüfen Sie bei einem Mietwagen, ob Mietvertrag und Ihre unterschriebene Erklärung beilagen. Ohne sie muss der Mieter vielleicht nicht zahlen.',
  },
  'gb.parking.step-pay-offer': {
    says: 'Schulden Sie die Summe? Bieten Sie schriftlich die erste Summe ohne Aufschlag an.',
  },
  'gb.parking.step-keep': {
    says: 'Heben Sie jeden Brief und Umschlag auf. Ziehen Sie um, sagen Sie es Parkfirma und DVLA, damit Gerichtspost Sie erreicht.',
  },
  'gb.parking.step-check-member': {
    says: 'Prüfen Sie, ob die Firma Mitglied bei BPA oder IPC ist. Andere Firmen bekommen Ihre Adresse nicht von der DVLA.',
  },
  'gb.parking.step-collector-papers': {
    says: 'Verlangen Sie den ersten Brief, die Fotos und eine Liste aller Aufschläge.',
  },
  'gb.parking.step-rejected-answer': {
    says: 'Antworten Sie auf jeden Grund der Firma. Sie soll Schilder, Vertrag mit dem Eigentümer und Daten beweisen.',
  },
  'gb.parking.step-rejected-after': {
    says: 'Scheitert die unabhängige Prüfung, können Sie zahlen oder eine Klage (court claim) abwarten. Ignorieren Sie nie Gerichtspost.',
  },
  'gb.parking.step-count-days-windscreen': {
    says: 'Zählen Sie die Tage vom Zettel am Auto bis zu diesem Brief. Er soll zwischen Tag 29 und Tag 56 kommen.',
  },
}
