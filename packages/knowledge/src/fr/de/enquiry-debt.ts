/** The German words of the rows in ../enquiry-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_WORDS: Words = {
  'fr.ask-debt.step-write': {
    says: 'Schreiben Sie Daten und Summen auf: wann es fällig war, was gezahlt wurde, wer Ihnen schrieb.',
  },
  'fr.ask-debt.step-help': {
    says: 'Gehen Sie zu einem Point conseil budget oder einem point-justice (3039). Beide sind kostenlos.',
  },
  'fr.ask-debt.step-keep': { says: 'Behalten Sie Briefe, Umschläge und Zahlungsbelege.' },
  'fr.ask-debt.right-no-title': {
    says: 'Ohne Vollstreckungstitel (titre exécutoire) darf niemand Ihr Geld oder Ihre Sachen pfänden.',
  },
  'fr.ask-debt.right-costs': {
    says: 'Inkassokosten vor einer Gerichtsentscheidung müssen Sie nicht zahlen.',
  },
  'fr.ask-debt.right-time': { says: 'Ein Richter kann Ihnen bis zu zwei Jahre zum Zahlen geben.' },
  'fr.ask-debt.option-help': {
    title: 'Zur kostenlosen Schuldnerberatung gehen',
    says: 'Ein Point conseil budget sieht mit Ihnen alle Ihre Schulden durch.',
    cost: 'Nichts.',
    time: 'Ein Besuch.',
    risk: 'Keines.',
    bestFor: 'Alle, die Schulden haben.',
  },
  'fr.ask-debt.option-plan': {
    title: 'Eine kleine monatliche Summe anbieten',
    says: 'Bieten Sie schriftlich an, was Sie durchhalten. Prüfen Sie zuerst, wie alt die Schuld ist.',
    cost: 'Was Sie anbieten.',
    time: 'Ein Abend.',
    risk: 'Bei einer alten Schuld kann es die Zeit neu starten.',
    bestFor: 'Sie schulden es, und es ist noch nicht alt.',
  },
  'fr.ask-debt.know-overdebt': {
    says: 'Die Hilfe der Banque de France bei Überschuldung (surendettement) ist kostenlos und kann Pfändungen stoppen.',
    learnMore: 'Zahlen Sie nie einer Firma, die das für Sie tun will.',
  },
  'fr.ask-debt.warn-court': {
    says: 'Papiere, die ein Gerichtsvollzieher (commissaire de justice) bringt, haben kurze Fristen. Lassen Sie sie nicht ungelesen.',
  },
  'fr.ask-debt.right-proof': { says: 'Wer eine Schuld einfordert, muss sie beweisen.' },
  'fr.ask-debt.collector-seize': {
    says: 'Ein Inkassobüro kann nichts pfänden und nicht hereinkommen. Es braucht eine Gerichtsentscheidung oder einen anderen Titel und einen Gerichtsvollzieher (commissaire de justice).',
  },
  'fr.ask-debt.collector-costs': {
    says: 'Ohne Gerichtsentscheidung trägt der Gläubiger die Inkassokosten (Artikel L. 111-8). Zahlen Sie nur die Schuld und die vereinbarten Zinsen.',
  },
  'fr.ask-debt.debt-too-old': {
    says: 'Eine Rechnung an Verbraucher verjährt nach zwei Jahren, eine Telefonrechnung nach einem. Miete verjährt nach drei Jahren, das meiste andere nach fünf. Ein Urteil gilt zehn Jahre.',
    dependsOn: 'die Art der Schuld',
  },
  'fr.ask-debt.cannot-pay': {
    says: 'Zahlen Sie zuerst Wohnung, Essen und Energie. Bieten Sie schriftlich kleine monatliche Summen an. Bei vielen Schulden stellen Sie kostenlos einen Antrag bei der Banque de France (surendettement).',
  },
  'fr.ask-debt.overdebt': {
    says: 'Stellen Sie den Antrag bei der Banque de France (surendettement), online oder per Post. Er ist kostenlos. Ist er angenommen, ruhen Pfändungen bis zu zwei Jahre, während ein Plan entsteht.',
  },
  'fr.ask-debt.order-to-pay': {
    says: 'Sie haben ab der Zustellung einen Monat für den Einspruch (opposition). Schreiben Sie an die Geschäftsstelle des Gerichts (greffe), die im Zahlungsbefehl steht. Dann hört ein Richter beide Seiten.',
  },
  'fr.ask-debt.prison': {
    says: 'In Frankreich kommt niemand wegen einer unbezahlten Rechnung, eines Kredits oder der Miete ins Gefängnis.',
  },
  'fr.ask-debt.officer-enter': {
    says: 'Ohne sie darf der Gerichtsvollzieher (commissaire de justice) nicht herein. Mit ihr gilt, wenn Sie nicht da sind oder sich weigern: Er braucht die Polizei, einen gewählten Vertreter oder zwei Zeugen.',
    dependsOn: 'ob es eine Gerichtsentscheidung oder einen anderen Titel gibt',
  },
  'fr.ask-debt.officer-goods': {
    says: 'Was Sie zum Leben und Arbeiten brauchen, ist geschützt: Bett, Kleidung, Tisch, Kühlschrank, Herd, Waschmaschine, Werkzeug für die Arbeit. Anderes kann mit einem Titel gepfändet werden.',
    dependsOn: 'um welche Sache es geht',
  },
  'fr.ask-debt.bank-empty': {
    says: 'Eine Grundsumme muss bleiben, etwa 650 €. Sozialleistungen bleiben geschützt, wenn Sie sie nachweisen. Sie haben einen Monat, um die Pfändung anzufechten.',
    dependsOn: 'was auf dem Konto ist',
  },
  'fr.ask-debt.wages': {
    says: 'Mit einem Titel schickt der Gerichtsvollzieher (commissaire de justice) zuerst eine Zahlungsaufforderung. Sie haben einen Monat, um sie anzufechten oder einen Plan zu vereinbaren. Nur ein Teil Ihres Lohns darf genommen werden.',
    dependsOn: 'ob es einen Titel gibt',
  },
  'fr.ask-debt.unknown-debt': {
    says: 'Schreiben Sie per Einschreiben, dass Sie die Schuld bestreiten. Verlangen Sie Vertrag, Rechnungen und Aufstellung. Die andere Seite muss sie beweisen, nicht Sie.',
  },
  'fr.ask-debt.harass': {
    says: 'Verlangen Sie schriftlich, dass nur noch Briefe kommen. Notieren Sie jeden Anruf. Melden Sie es bei SignalConso. Geht es weiter, erstatten Sie Anzeige: Nachstellen (harcèlement) ist strafbar.',
  },
  'fr.ask-debt.formal-demand': {
    says: 'Antworten Sie schriftlich vor dem Datum. Zahlen Sie, was stimmt, bieten Sie einen Plan an, oder sagen Sie, warum es falsch ist. Es ist keine Gerichtsentscheidung.',
  },
  'fr.ask-debt.court-lawyer': {
    says: "Bis 10.000 €, in Mietsachen und vor dem Arbeitsgericht (conseil de prud'hommes) brauchen Sie keinen Anwalt. Bei niedrigem Einkommen zahlt der Staat einen (aide juridictionnelle).",
    dependsOn: 'die Summe und das Gericht',
  },
  'fr.ask-debt.spouse': {
    says: 'Für Schulden für Wohnung und Kinder haften beide Eheleute. Ein großer Kredit, den nur einer unterschrieb, gehört diesem allein.',
    dependsOn: 'wofür die Schuld war',
  },
  'fr.ask-debt.inherited': {
    says: 'Sie können das Erbe ausschlagen oder bis zu seinem Wert annehmen. Nehmen Sie es ganz an, übernehmen Sie auch die Schulden.',
    dependsOn: 'ob Sie das Erbe annehmen',
  },
  'fr.ask-debt.benefit-overpaid': {
    says: 'Ist es falsch, bestreiten Sie es binnen zwei Monaten schriftlich. Stimmt es, bitten Sie um einen Erlass oder kleine Raten.',
  },
  'fr.ask-debt.tax-time': {
    says: 'Bitten Sie vor dem Datum in Ihrem Konto auf impots.gouv.fr um Zeit. Können Sie nie zahlen, bitten Sie um einen Erlass (remise gracieuse).',
  },
  'fr.ask-debt.scam-sms': {
    says: 'Halten Sie es für Betrug. Ämter verlangen per SMS weder Zahlungen noch Kartendaten. Klicken Sie nicht. Leiten Sie die Nachricht an 33700 weiter und tippen Sie die echte Seite selbst ein.',
  },
  'fr.ask-debt.scam-bank': {
    says: 'Sagen Sie es sofort der Bank. Eine Zahlung, die Sie nicht erlaubt haben, muss sie erstatten, außer sie beweist grobe Fahrlässigkeit. Ein Anruf mit gefälschter Nummer der Bank ist das oft nicht.',
    dependsOn: 'ob Sie die Zahlung selbst erlaubt haben',
  },
  'fr.ask-debt.notice-of-visit': {
    says: 'Holen Sie das Schriftstück bald im Büro des Gerichtsvollziehers (commissaire de justice) ab. Die Zeit läuft meist ab dem Tag des Besuchs, auch wenn Sie es nicht abholen.',
  },
  'fr.ask-debt.legal-aid': {
    says: 'Beantragen Sie Prozesskostenhilfe (aide juridictionnelle) vor der Verhandlung auf justice.fr oder beim Gericht. Sie zahlt den Anwalt und die Kosten ganz oder zum Teil.',
    dependsOn: 'Ihr Einkommen, Ihr Vermögen und Ihre Familie',
  },
  'fr.ask-debt.small-claims': {
    says: 'Sie dürfen ablehnen. Einen Monat Schweigen heißt Nein. Nehmen Sie an, kann die Einigung wie ein Urteil vollstreckt werden.',
  },
  'fr.ask-debt.bad-cheque': {
    says: 'Zahlen Sie den geplatzten Scheck und sagen Sie es Ihrer Bank: Die Sperre endet sofort. Sonst dauert sie fünf Jahre.',
    dependsOn: 'ob Sie ihn zahlen',
  },
  'fr.ask-debt.account-closed': {
    says: 'Eine Bank muss schriftlich und zwei Monate vorher kündigen. Nimmt Sie keine Bank, bestimmt die Banque de France eine, die muss (droit au compte).',
    dependsOn: 'was die Bank getan hat',
  },
  'fr.ask-debt.public-bill': {
    says: 'Fechten Sie die Rechnung binnen zwei Monaten vor dem Gericht an, das auf ihr steht. Bitten Sie die Stelle, Fehler zu berichtigen, und die Staatskasse (Trésor public) um einen Plan.',
  },
  'fr.ask-debt.tv-fee': {
    says: 'Die Rundfunkgebühr (redevance) wurde 2022 abgeschafft. Ein Brief oder eine Nachricht, die sie jetzt verlangt, ist wahrscheinlich Betrug.',
  },
  'fr.ask-debt.credit-two-years': {
    dependsOn: 'ob es ein Urteil gibt',
    says: 'Der Kreditgeber muss binnen zwei Jahren nach der ersten offen gebliebenen Rate klagen. Danach ist es zu spät. Ein Urteil gilt zehn Jahre: Verlangen Sie eine Kopie.',
  },
  'fr.ask-debt.housing-benefit-back': {
    says: 'Bei der Wohnbeihilfe (APL) schreiben Sie zuerst binnen zwei Monaten an die Beschwerdestelle der CAF. Danach kommt das Verwaltungsgericht. Stimmt die Summe, bitten Sie um Erlass oder kleine Raten.',
  },
  'fr.ask-debt.bank-refuses': {
    dependsOn: 'wer die Zahlung ausgelöst hat',
    says: 'Die Bank muss eine Zahlung, die Sie nicht erlaubt haben, bis zum Ende des nächsten Arbeitstags erstatten. Grobe Fahrlässigkeit muss sie beweisen: Der Code allein beweist nichts. Schreiben Sie ihr, dann ihrem kostenlosen Schlichter.',
  },
  'fr.ask-debt.claim-yourself': {
    says: 'Schreiben Sie eine Mahnung mit letztem Tag. Bis 5.000 € müssen Sie zuerst einen kostenlosen Schlichter versuchen. Dann gehen Sie mit einem Formular (requête) zum Gericht oder verlangen einen Zahlungsbefehl. Ein Anwalt ist nicht nötig.',
  },
  'fr.ask-debt.rsa-stopped': {
    says: 'Fragen Sie schriftlich nach dem Grund. Schreiben Sie binnen zwei Monaten an den Präsidenten des Departementsrats. Erst danach kommt das Verwaltungsgericht. In Not bitten Sie einen Sozialarbeiter um rasche Hilfe.',
  },
  'fr.ask-debt.fake-invoice': {
    says: 'Rufen Sie sofort Ihre Bank an und verlangen Sie den Rückruf des Geldes. Erstatten Sie Anzeige. Seit dem 9. Oktober 2025 muss die Bank prüfen, ob Name und IBAN passen. Hat sie das nicht getan, fordern Sie das Geld zurück.',
  },
  'fr.ask-debt.ficp': {
    says: 'Fragen Sie bei der Banque de France nach Ihrem Eintrag: Das ist kostenlos. Zahlen Sie die Schuld, muss die Bank Sie löschen lassen; sonst endet es nach fünf Jahren. Nötig war eine Warnung von 30 Tagen. Ist er falsch, schreiben Sie der Bank, dann der CNIL.',
  },
  'fr.ask-debt.tax-wrong': {
    says: 'Schreiben Sie in Ihrem Konto auf impots.gouv.fr (réclamation), mit Gründen und Belegen. Bei der Einkommensteuer haben Sie bis Ende des zweiten Jahres nach dem Bescheid Zeit, bei örtlichen Steuern bis Ende des nächsten Jahres. Bitten Sie gleich darum, den strittigen Teil noch nicht zu zahlen (sursis).',
  },
}
