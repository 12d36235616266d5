/** Fragen zu Schulden in besonderen Fällen: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_CASES_DE: Words = {
  'gb.ask-debt.old-by-years': {
    says: 'Ja, meist ist es zu alt für das Gericht: über sechs Jahre ohne Zahlung, unterschriebenes Anerkenntnis und Urteil. Die Schuld besteht noch. Zahlen und erkennen Sie nichts an. Ignorieren Sie nie ein Gerichtsformular.',
  },
  'gb.ask-debt.old-by-years-scotland': {
    says: 'Wenn ja, sind die meisten Schulden in Schottland erloschen und Sie schulden nichts. Zahlen und erkennen Sie nichts an, bevor Sie Rat haben.',
    dependsOn:
      'ob fünf volle Jahre ohne Zahlung, schriftliches Anerkenntnis oder Gerichtsverfahren vorbei sind',
  },
  'gb.ask-debt.clock-again': {
    says: 'Nein, ein Anruf oder eine Antwort ohne Anerkenntnis tut das nicht. Eine Zahlung oder ein unterschriebenes Anerkenntnis tut es, aber nur vor Ende der sechs Jahre. Sind sie vorbei, schreiben Sie, dass die Schuld zu alt ist. Ignorieren Sie kein Gerichtsformular.',
  },
  'gb.ask-debt.old-and-clock': {
    says: 'Nach sechs Jahren ohne Zahlung, unterschriebenes Anerkenntnis oder Urteil ist es zu alt für das Gericht. Ein Anruf oder eine Antwort ohne Anerkenntnis startet die Uhr nicht neu. Schreiben Sie, dass es zu alt ist, zahlen Sie nicht und ignorieren Sie nie ein Gerichtsformular.',
  },
  'gb.ask-debt.bankrupt-home': {
    says: 'In der Insolvenz (bankruptcy) geht Ihr Anteil an den Verwalter, der ihn verkaufen kann. Bleibt nach dem Hauskredit wenig, tut er es vielleicht nicht. Sprechen Sie zuerst mit einer kostenlosen Schuldnerberatung.',
    dependsOn: 'was Ihr Anteil am Haus nach dem Hauskredit wert ist',
  },
  'gb.ask-debt.ccj-unpaid': {
    says: 'Sie können beim Gericht Gerichtsvollzieher (bailiffs), Geld von Lohn oder Konto oder eine Belastung des Hauses (charge) beantragen. Können Sie nicht wie angeordnet zahlen, beantragen Sie mit Formular N245 kleinere Raten.',
  },
  'gb.ask-debt.sold-still-owed': {
    says: 'Sie schulden es noch, wenn es Ihre Schuld ist, die Summe stimmt und sie nicht zu alt ist. Der neue Eigentümer hat keine zusätzliche Macht. Verlangen Sie Beweise, dass sie ihm gehört, bevor Sie zahlen oder anerkennen.',
  },
  'gb.ask-debt.claim-how-long': {
    says: 'Antworten Sie innerhalb von 14 Tagen ab Zustellung. Beim nationalen Zentrum ist das 5 Tage nach dem Ausgabedatum (issue date). Schulden Sie es, schicken Sie das Formular zum Anerkenntnis mit Haushaltsplan und kleinem Angebot. Wenn nicht, bestätigen Sie den Empfang und haben 28 Tage zur Verteidigung.',
  },
  'gb.ask-debt.council-tax-moved': {
    says: 'Schreiben Sie heute dem council tax team den Tag Ihres Auszugs, mit Belegen wie Auszugsprotokoll und neuem Mietvertrag. Verlangen Sie einen neuen Bescheid und Aufschub. Bis zur schriftlichen Zusage laufen die Fristen. Rufen Sie also auch an.',
  },
  'gb.ask-debt.dead-family-pays': {
    says: 'Nein, außer das Familienmitglied hat auch unterschrieben. Gezahlt wird aus dem Nachlass. Schreiben Sie der Firma vom Todesfall, verlangen Sie ein Ende der Anrufe und beschweren Sie sich, wenn sie weitermacht.',
  },
  'gb.ask-debt.relief-order': {
    says: 'Es kann passen, wenn Sie £50,000 oder weniger schulden, im Monat £75 oder weniger übrig haben und wenig besitzen. Ein Auto unter £4,000 ist erlaubt. Es kostet keine Gebühr.',
    dependsOn: 'was Sie schulden, was Sie besitzen und was Ihnen im Monat bleibt',
  },
  'gb.ask-debt.relief-order-car': {
    says: 'Es kann passen, wenn Sie £50,000 oder weniger schulden und im Monat £75 oder weniger übrig haben. Ein Motability-Auto ist geleast, also können Sie es nicht verlieren. Ein eigenes Auto darf bis £4,000 wert sein. Es kostet keine Gebühr.',
    dependsOn: 'was Sie schulden, besitzen und im Monat übrig haben',
  },
  'gb.ask-debt.write-off-advert': {
    says: 'Schließen Sie über die Werbung nichts ab. Es ist kein besonderes Programm der Regierung. Meist ist es ein IVA, das Gebühren hat und scheitern kann. Fragen Sie eine kostenlose Schuldnerberatung nach Plan, debt relief order oder Zahlungspause (breathing space).',
  },
  'gb.ask-debt.bankrupt-small': {
    says: 'Nein, nicht allein wegen dieser Summe. Ein Gläubiger braucht £5,000 oder mehr, um Ihre Insolvenz (bankruptcy) zu beantragen. Ignorieren Sie aber keine statutory demand und kein Gerichtsformular.',
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
  'gb.ask-debt.collector-bailiffs': {
    says: 'Nein, nicht allein. Zuerst müssten sie vor Gericht gewinnen. Ein Gerichtsvollzieher kann nur kommen, wenn das Urteil danach unbezahlt bleibt. Ein Brief allein gibt keinem Gerichtsvollzieher (bailiff) das Recht zu kommen.',
  },
  'gb.ask-debt.ccj-cost': {
    says: 'Beantragen Sie mit Formular N244 die Aufhebung (set aside). Es gibt keinen festen letzten Tag, aber seien Sie schnell, sobald Sie es wissen. Es kostet eine Gerichtsgebühr. Hilfe dafür beantragen Sie mit EX160.',
  },
  'gb.ask-debt.breathing-space-ni': {
    says: 'Die Zahlungspause (breathing space) gibt es in Nordirland nicht. Rufen Sie kostenlos Advice NI an: 0800 915 4604. Eine Beratung kann Gläubiger um Zeit bitten und einen Plan einrichten.',
  },
  'gb.ask-debt.enforcement-office-ni': {
    says: 'Jemand hat ein Urteil gegen Sie. Haben Sie eine Ankündigung (notice of intention to enforce), melden Sie sich innerhalb von 10 Tagen mit einem Angebot. Danach kann das Amt handeln, und seine Gebühren kommen dazu.',
  },
  'gb.ask-debt.council-tax-benefits': {
    says: 'Ja, aber nur nach einer liability order und nur ein kleiner fester Teil mancher Leistungen. Es kommen keine Gebühren dazu. Bleibt zu wenig, bitten Sie die Gemeinde um kleinere Raten und Härtehilfe.',
  },
  'gb.ask-debt.council-tax-ex': {
    says: 'Für diese Zeit schuldet jeder von Ihnen alles. Für die Zeit nach Ihrem Auszug nicht. Sagen Sie der Gemeinde das Datum und schicken Sie Belege.',
    dependsOn: 'ob Sie damals dort als Paar wohnten oder im Bescheid standen',
  },
  'gb.ask-debt.loan-in-my-name': {
    says: 'Schreiben Sie heute dem Kreditgeber, dass Sie den Kredit nicht aufgenommen haben. Verlangen Sie Prüfung und Stopp. Melden Sie es bei Report Fraud und prüfen Sie Ihre kostenlosen Kreditauskünfte.',
  },
}
