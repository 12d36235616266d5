/** Questions about claims and judgments for debt: how long, too late, not answered, not paid. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_CLAIMS_DE: Words = {
  'gb.ask-debt.ccj-unpaid': {
    says: 'Sie können beim Gericht Gerichtsvollzieher (bailiffs), Geld von Lohn oder Konto oder eine Belastung des Hauses (charge) beantragen. Können Sie nicht wie angeordnet zahlen, beantragen Sie mit Formular N245 kleinere Raten.',
  },
  'gb.ask-debt.claim-how-long': {
    says: 'Antworten Sie innerhalb von 14 Tagen ab Zustellung. Beim nationalen Zentrum ist das 5 Tage nach dem Ausgabedatum (issue date). Schulden Sie es, schicken Sie das Formular zum Anerkenntnis mit Haushaltsplan und kleinem Angebot. Wenn nicht, bestätigen Sie den Empfang und haben 28 Tage zur Verteidigung.',
  },
  'gb.ask-debt.claim-late': {
    says: 'Vielleicht ist es nicht zu spät. Rufen Sie heute das Gericht mit der Klagenummer an. Gibt es kein Urteil, schicken Sie jetzt Formular oder Verteidigung. Gibt es eines, beantragen Sie schnell mit N244 die Aufhebung.',
  },
  'gb.ask-debt.ignore-claim': {
    says: 'Nein, ignorieren Sie es nicht. Ohne rechtzeitige Antwort können sie ein Urteil ohne Verhandlung bekommen. Das kann Ihrer Kreditwürdigkeit schaden und Gerichtsvollzieher (bailiffs) bringen.',
  },
  'gb.ask-debt.ignore-letter-of-claim': {
    says: 'Nein, ignorieren Sie es nicht. Es ist der letzte Schritt vor dem Gericht. Antworten Sie innerhalb von 30 Tagen ab seinem Datum und verlangen Sie nötige Unterlagen.',
  },
  'gb.ask-debt.ccj-cost': {
    says: 'Beantragen Sie mit Formular N244 die Aufhebung (set aside). Es gibt keinen festen letzten Tag, aber seien Sie schnell, sobald Sie es wissen. Es kostet eine Gerichtsgebühr. Hilfe dafür beantragen Sie mit EX160.',
  },
  'gb.ask-debt.enforcement-office-ni': {
    says: 'Jemand hat ein Urteil gegen Sie. Haben Sie eine Ankündigung (notice of intention to enforce), melden Sie sich innerhalb von 10 Tagen mit einem Angebot. Danach kann das Amt handeln, und seine Gebühren kommen dazu.',
  },
  'gb.ask-debt.ccj-pay': {
    says: 'Senden Sie dem Gericht das Formular N245 mit Ihrem Budget und bieten Sie eine Summe je Monat an. Bei wenig Einkommen kann die Gebühr entfallen. Bis zur Entscheidung können Vollstrecker kommen; stellen Sie den Antrag jetzt und zahlen Sie schon. Sind sie schon beauftragt, bitten Sie mit dem Formular um Halt. Lehnt die andere Seite ab, setzt ein Beamter die Rate fest. Binnen 14 Tagen kann jede Seite einen Richter anrufen.',
  },
  'gb.ask-debt.claim-old-debt': {
    says: 'Antworten Sie zuerst dem Gericht, wie alt die Schuld auch ist. Schicken Sie das acknowledgment binnen 14 Tagen ab Zustellung und sagen Sie, dass Sie alles bestreiten. Dann haben Sie 28 Tage ab Zustellung. Die meisten Schulden sind nach sechs Jahren ohne Zahlung oder schriftliches Anerkenntnis zu alt, aber nur, wenn Sie es einwenden. Die Jahre können bei der default notice beginnen. Bieten und geben Sie vorher nichts zu. National Debtline: 0808 808 4000.',
  },
  'gb.ask-debt.claim-reply-day': {
    says: 'Sie haben 14 Tage ab Zustellung. Bei diesen Klagen gilt die Zustellung 5 Tage nach dem Ausgabedatum (issue date).',
    action:
      'Auf die Klage antworten oder die Empfangserklärung (acknowledgment of service) schicken',
    consequence: 'Danach können sie ein Urteil gegen Sie ohne Verhandlung verlangen.',
    service: 'Klagen vom nationalen Zentrum gelten 5 Tage nach dem Ausgabedatum als zugestellt',
  },
  'gb.ask-debt.claim-defence-day': {
    says: 'Haben Sie die Empfangserklärung (acknowledgment) rechtzeitig geschickt, haben Sie ab Zustellung 28 Tage für Ihre Verteidigung (defence).',
    action: 'Die Verteidigung schicken, wenn Sie den Empfang rechtzeitig erklärt haben',
    consequence: 'Ohne Verteidigung bis 4pm an diesem Tag können sie ein Urteil verlangen.',
    service: 'Klagen vom nationalen Zentrum gelten 5 Tage nach dem Ausgabedatum als zugestellt',
  },
}
