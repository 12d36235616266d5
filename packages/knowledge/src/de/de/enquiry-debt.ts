/** Antworten zu Schulden, Gericht und Pfändung auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_DE: Words = {
  'de.ask-debt.collector-take': {
    says: 'Ein Inkassobüro kann nichts pfänden und darf nicht in Ihre Wohnung. Das kann nur der Gerichtsvollzieher mit einem Titel.',
  },
  'de.ask-debt.collector-pay': {
    says: 'Eine richtige Rechnung zahlen Sie. Kosten dürfen nicht höher sein als beim Anwalt. Ist sie falsch, bestreiten Sie schriftlich.',
    dependsOn: 'ob Sie die Rechnung schulden und vorher gemahnt wurden',
  },
  'de.ask-debt.collector-unknown': {
    says: 'Zahlen Sie nicht. Suchen Sie die Firma im Rechtsdienstleistungsregister. Schreiben Sie: „Ich bestreite die Forderung“ und verlangen Sie den Vertrag.',
  },
  'de.ask-debt.ignore-collector': {
    says: 'Ignorieren ist riskant. Bestreiten Sie einmal schriftlich, wenn sie falsch ist. Übersehen Sie nie einen gelben Umschlag vom Gericht.',
  },
  'de.ask-debt.old-debt': {
    says: 'Ohne Titel verjähren die meisten Schulden drei Jahre nach Jahresende. Mit Titel sind es 30 Jahre. Zahlen Sie vorher nichts an.',
    dependsOn: 'ob es einen Titel vom Gericht gibt',
  },
  'de.ask-debt.order-what': {
    says: 'Handeln Sie binnen zwei Wochen ab dem Datum auf dem gelben Umschlag. Stimmt es nicht? Kreuzen Sie „Widerspruch insgesamt“ an und schicken Sie es ans Gericht. Das kostet nichts.',
  },
  'de.ask-debt.order-late': {
    says: 'Sie können noch widersprechen, bis ein Vollstreckungsbescheid da ist. Danach zählt es als Einspruch. Schicken Sie es heute.',
  },
  'de.ask-debt.enforcement-order': {
    says: 'Sie haben zwei Wochen ab dem Datum auf dem Umschlag für den Einspruch bei diesem Gericht. Beantragen Sie gleich die Einstellung der Vollstreckung.',
  },
  'de.ask-debt.sued': {
    says: 'Schreiben Sie dem Gericht binnen zwei Wochen, dass Sie sich verteidigen. Gründe können folgen. Am Landgericht brauchen Sie einen Anwalt.',
  },
  'de.ask-debt.officer-let-in': {
    says: 'Ohne richterlichen Beschluss müssen Sie keine Durchsuchung zulassen. Sprechen Sie aber mit dem Gerichtsvollzieher: Raten können alles stoppen.',
  },
  'de.ask-debt.officer-takes': {
    says: 'Bett, Kühlschrank, normaler Fernseher, Handy, Haustiere und Arbeitssachen bleiben Ihnen. Sehr Teures kann gegen Einfaches getauscht werden.',
    dependsOn: 'ob Sie es für ein einfaches Leben oder die Arbeit brauchen',
  },
  'de.ask-debt.account-seized': {
    says: 'Lassen Sie das Konto sofort in ein P-Konto umwandeln. Binnen eines Monats wirkt das rückwirkend: mindestens 1.590 € im Monat sind frei.',
  },
  'de.ask-debt.wages': {
    says: 'Bis 30. Juni 2027 sind 1.587,40 € netto im Monat sicher, plus 597,42 € für die erste unterhaltene Person. Vom Rest geht nur ein Teil.',
    dependsOn: 'Ihr Nettolohn und wen Sie unterhalten',
  },
  'de.ask-debt.prison': {
    says: 'Für private Schulden kommt niemand ins Gefängnis. Ein Haftbefehl erzwingt nur die Vermögensauskunft. Bei Bußgeld und Geldstrafe ist es anders.',
  },
  'de.ask-debt.asset-statement': {
    says: 'Zahlen Sie oder vereinbaren Sie Raten in den zwei Wochen. Sonst gehen Sie zum Termin und sagen die Wahrheit. Fehlen kann Haft bringen.',
  },
  'de.ask-debt.schufa-entry': {
    says: 'Ohne Titel braucht es zwei schriftliche Mahnungen, vier Wochen und einen Hinweis. Eine bestrittene Forderung zählt nicht.',
    dependsOn: 'ob es einen Titel gibt oder Sie bestritten haben',
  },
  'de.ask-debt.schufa-copy': {
    says: 'Die Datenkopie nach Art. 15 DSGVO ist kostenlos. Dafür müssen Sie keine bezahlte Auskunft kaufen.',
  },
  'de.ask-debt.rates': {
    says: 'Bieten Sie schriftlich eine Rate an, die Sie halten können. Fragen Sie nach Kosten und streichen Sie jedes Schuldanerkenntnis.',
  },
  'de.ask-debt.insolvency': {
    says: 'Die Privatinsolvenz befreit nach drei Jahren von den meisten Schulden. Vorher muss eine Beratung oder ein Anwalt eine Einigung versuchen.',
  },
  'de.ask-debt.debt-help': {
    says: 'Rufen Sie die kostenlose Schuldnerberatung bei Caritas, Diakonie, AWO, Verbraucherzentrale oder Stadt an. Zahlen Sie zuerst Miete und Strom.',
  },
  'de.ask-debt.lawyer-cost': {
    says: 'Bei wenig Geld gibt Ihnen das Amtsgericht einen Beratungsschein. Der Anwalt kostet dann 15 €. Vor Gericht hilft Prozesskostenhilfe.',
  },
  'de.ask-debt.heir': {
    says: 'Erben übernehmen Schulden. Sie können binnen sechs Wochen ab Kenntnis ausschlagen, beim Nachlassgericht oder Notar.',
    dependsOn: 'ob Sie das Erbe binnen sechs Wochen ausschlagen',
  },
  'de.ask-debt.spouse': {
    says: 'Für Schulden von Ehepartner oder Eltern haften Sie nicht, außer Sie haben mit unterschrieben. Ausnahme: Alltagseinkäufe für die Familie.',
  },
  'de.ask-debt.tv-fee': {
    says: 'Jede Wohnung schuldet einen Beitrag, auch ohne Fernseher. Mit Grundsicherung, BAföG oder sehr wenig Geld beantragen Sie Befreiung, bis drei Jahre zurück.',
    dependsOn: 'ob Sie eine Leistung bekommen, die befreit',
  },
  'de.ask-debt.jobcenter-back': {
    says: 'Widersprechen Sie binnen eines Monats schriftlich. Ein Satz reicht. War der Fehler beim Amt und nicht erkennbar, dürfen Sie es behalten.',
  },
  'de.ask-debt.jobcenter-cut': {
    says: 'Widersprechen Sie binnen eines Monats. Ohne Geld zum Leben stellen Sie beim Sozialgericht einen Eilantrag. Das kostet nichts.',
  },
  'de.ask-debt.tax-late': {
    says: 'Falsch? Legen Sie binnen eines Monats Einspruch ein und beantragen Sie Aussetzung. Richtig, aber zu viel? Beantragen Sie vorher Stundung.',
  },
  'de.ask-debt.power-cut': {
    says: 'Verlangen Sie heute eine Abwendungsvereinbarung. Eine Sperre braucht zwei Abschläge und 100 € Rückstand, vier Wochen Androhung und acht Werktage vorher einen Brief.',
  },
  'de.ask-debt.step-post': {
    says: 'Öffnen Sie alle Post. Ein gelber Umschlag startet eine Frist von zwei Wochen.',
  },
  'de.ask-debt.step-advice': {
    says: 'Holen Sie kostenlose Schuldnerberatung bei Caritas, Diakonie, AWO oder Ihrer Stadt.',
  },
  'de.ask-debt.right-living': {
    says: 'Niemand darf Ihnen nehmen, was Sie zum Leben brauchen: mindestens 1.587,40 € Nettolohn im Monat bis 30. Juni 2027.',
  },
  'de.ask-debt.guide-check': {
    says: 'Prüfen Sie jede Forderung vor dem Zahlen: wer, wofür, seit wann, wie viel.',
  },
  'de.ask-debt.guide-dispute': {
    says: 'Ist eine Forderung falsch, bestreiten Sie sie einmal schriftlich und heben den Nachweis auf.',
  },
  'de.ask-debt.guide-priority': {
    says: 'Zahlen Sie zuerst Miete, Strom und Essen. Bieten Sie dann kleine Raten an.',
  },
  'de.ask-debt.guide-account': {
    says: 'Verlangen Sie bei drohender Pfändung ein P-Konto. Sie dürfen nur eins haben.',
  },
  'de.ask-debt.guide-right-info': {
    says: 'Inkassofirmen müssen sagen, für wen, wofür und warum jede Kosten entstanden sind.',
  },
  'de.ask-debt.guide-right-home': {
    says: 'Ohne richterlichen Beschluss darf niemand Ihre Wohnung gegen Ihren Willen durchsuchen.',
  },
  'de.ask-debt.guide-right-object': {
    says: 'Sie dürfen einem Mahnbescheid kostenlos und ohne Gründe widersprechen.',
  },
  'de.ask-debt.guide-option-help': {
    says: 'Die Beratung sieht alle Schulden an und schreibt für Sie.',
    title: 'Kostenlose Schuldnerberatung',
    cost: 'Kostenlos.',
    time: 'Früh anrufen, es gibt Wartezeiten.',
    risk: 'Fristen des Gerichts laufen weiter.',
    bestFor: 'Sie haben mehrere Schulden.',
  },
  'de.ask-debt.guide-option-dispute': {
    says: 'Schreiben Sie, warum Sie es nicht schulden, und verlangen Sie Belege.',
    title: 'Falsches bestreiten',
    cost: 'Porto.',
    time: 'Eine halbe Stunde.',
    risk: 'Es kann trotzdem zum Gericht gehen. Dort können Sie widersprechen.',
    bestFor: 'Die Forderung ist nicht von Ihnen, bezahlt oder verjährt.',
  },
  'de.ask-debt.guide-warn': {
    says: 'Eine kleine Zahlung auf eine alte Schuld startet die Verjährung neu.',
  },
  'de.ask-debt.basic-account': {
    says: 'Jeder hat ein Recht auf ein Basiskonto, auch mit Schulden. Eine Bank darf nur aus wenigen Gründen ablehnen. Die BaFin hilft.',
  },
  'de.ask-debt.loan-ended': {
    says: 'Nötig sind zwei fehlende Raten hintereinander, 10 % oder 5 % des Kredits und eine Warnung mit zwei Wochen. Sonst widersprechen Sie.',
    dependsOn: 'ob die Bank richtig gewarnt hat',
  },
  'de.ask-debt.yellow-envelope': {
    says: 'Das ist eine förmliche Zustellung. Das Datum darauf startet eine Frist, oft zwei Wochen. Öffnen Sie ihn heute und heben Sie ihn auf.',
  },
  'de.ask-debt.pay-old-part': {
    says: 'Zahlen Sie bei alten Schulden nichts an, bevor Sie die Verjährung geprüft haben. Eine Zahlung startet die drei Jahre neu.',
  },
  'de.ask-debt.collector-costs': {
    says: 'Solche Kosten schulden Sie nur, wenn die Rechnung stimmt und Sie in Verzug waren. Bei einer unbestrittenen Rechnung bis 50 € sind höchstens 58,48 € möglich, bis 500 € 95,60 €. Meist ist es viel weniger. Zahlen Sie den richtigen Teil und bestreiten Sie den Rest schriftlich.',
  },
  'de.ask-debt.benefit-refused': {
    says: 'Legen Sie binnen eines Monats ab Zugang Widerspruch ein. Ein unterschriebener Satz auf Papier reicht, Gründe können folgen. Steht im Bescheid nichts dazu, haben Sie ein Jahr. In Not bitten Sie das Sozialgericht um eine Eilanordnung. Das kostet nichts.',
  },
  'de.ask-debt.claim-own-money': {
    says: 'Schreiben Sie zuerst und setzen Sie eine letzte Frist. Dann beantragen Sie online einen Mahnbescheid oder klagen beim Amtsgericht. Bis 10.000 € brauchen Sie dort keinen Anwalt. Die Rechtsantragstelle schreibt Ihre Klage auf. Die Gerichtskosten zahlen Sie vor und bekommen sie beim Sieg zurück.',
  },
  'de.ask-debt.housing-benefit-refused': {
    says: 'Sie haben einen Monat ab Zugang. Auf der letzten Seite steht, was gilt: schriftlicher Widerspruch oder in manchen Ländern gleich Klage beim Verwaltungsgericht. Steht nichts da, haben Sie ein Jahr. Ändert sich Ihr Einkommen, können Sie neu beantragen.',
  },
  'de.ask-debt.no-ticket': {
    says: 'In Bus und Straßenbahn sind es bis zu 60 €. Hatten Sie ein gültiges persönliches Ticket, zeigen Sie es binnen einer Woche vor: dann höchstens 7 €. War der Automat kaputt, melden Sie das mit Beweis. Absichtlich ohne Zahlung zu fahren kann strafbar sein.',
  },
  'de.ask-debt.sick-pay-length': {
    says: 'Für dieselbe Krankheit zahlt die Kasse bis zu 78 Wochen in drei Jahren. Die Wochen mit Lohnfortzahlung zählen mit. Es sind 70 % vom Brutto, höchstens 90 % vom Netto. Lassen Sie die nächste Krankschreibung spätestens am nächsten Werktag ausstellen. Melden Sie sich vor dem Ende bei der Agentur für Arbeit.',
  },
  'de.ask-debt.child-benefit-refused': {
    says: 'Legen Sie binnen eines Monats bei der Familienkasse Einspruch ein, schriftlich oder per E-Mail. Das ist kostenlos. Schicken Sie fehlende Nachweise mit, etwa zu Schule, Ausbildung oder Aufenthalt. Steht im Bescheid nichts dazu, haben Sie ein Jahr. Rückwirkend gibt es meist nur sechs Monate.',
  },
  'de.ask-debt.child-benefit-back': {
    says: 'Legen Sie binnen eines Monats Einspruch ein und bitten Sie um Aussetzung. Hat das Jobcenter das Kindergeld als Einkommen angerechnet? Dann bitten Sie um Erlass. Fragen Sie auch nach kleinen Raten.',
  },
}
