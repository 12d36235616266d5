/** Mahnungen und Inkasso auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_DE: Words = {
  'de.debt.want': {
    says: 'Eine Firma will Geld von Ihnen. Dieser Brief allein kann Sie nicht zum Zahlen zwingen.',
  },
  'de.debt.who': {
    says: 'Eine Inkassofirma oder ihr Anwalt schreibt für eine andere Firma. Sie hat nicht mehr Macht als diese Firma.',
  },
  'de.debt.who-before-claim': {
    says: 'Ein Anwalt oder eine Firma droht mit dem Gericht. Ein Anwalt hat nicht mehr Macht über Sie als sein Auftraggeber.',
  },
  'de.debt.step-before-claim': {
    says: 'Antworten Sie schriftlich vor dem Datum, auch wenn Sie nur Belege verlangen. Das kann Gerichtskosten sparen.',
  },
  'de.debt.option-defend-later': {
    says: 'Weisen Sie die Forderung schriftlich zurück. Kommt Gerichtspost, wehren Sie sich binnen zwei Wochen.',
    title: 'Es auf das Gericht ankommen lassen',
    cost: 'Jetzt nichts. Wer verliert, zahlt Gericht und Anwälte.',
    time: 'Wochen oder Monate.',
    risk: 'Stimmt die Forderung, wird es teurer.',
    bestFor: 'Sie sind sicher, nichts zu schulden, und haben Belege.',
  },
  'de.debt.reality': {
    says: 'Das ist kein Gericht. Wegen dieses Briefes kann niemand Ihren Lohn oder Ihre Sachen nehmen.',
  },
  'de.debt.reality-titled': {
    says: 'Sie sagen, es gibt schon einen Titel vom Gericht. Stimmt das, darf gepfändet werden. Verlangen Sie eine Kopie.',
  },
  'de.debt.rights-summary': {
    says: 'Sie dürfen fragen: Wofür ist das Geld, für wen, und woher kommen die Kosten? Sie dürfen auch Nein sagen.',
  },
  'de.debt.not-yet': {
    says: 'Ein Gerichtsvollzieher kann noch nicht kommen. Dafür brauchen sie zuerst einen Titel vom Gericht.',
  },
  'de.debt.not-yet-account': {
    says: 'Sie können jetzt weder Ihr Konto sperren noch Ihren Lohn pfänden. Auch dafür brauchen sie einen Titel.',
  },
  'de.debt.know-old': {
    says: 'Die meisten Schulden verjähren nach drei Jahren. Gezählt wird ab Jahresende. Dann dürfen Sie die Zahlung verweigern.',
    learnMore:
      'Sie müssen es selbst sagen: „Ich berufe mich auf Verjährung.“ Kein Gericht prüft das von allein.',
  },
  'de.debt.org-register': {
    says: 'Eine Inkassofirma muss im Register stehen. Sie können kostenlos nachsehen: rechtsdienstleistungsregister.de.',
  },
  'de.debt.org-watch': {
    says: 'Das Bundesamt für Justiz überwacht Inkassofirmen. Dort können Sie sich beschweren.',
  },
  'de.debt.step-check': {
    says: 'Prüfen Sie, bevor Sie zahlen. Kennen Sie die Firma, den Vertrag und den Betrag? Haben Sie schon bezahlt?',
  },
  'de.debt.step-dispute-fast': {
    says: 'Stimmt es nicht? Bestreiten Sie die Forderung bald schriftlich. Dann darf sie bei der Schufa nicht zählen.',
  },
  'de.debt.step-no-sign': {
    says: 'Unterschreiben Sie kein Schuldanerkenntnis. Sie verlieren dadurch meist Ihre Einwände.',
  },
  'de.debt.step-court-post': {
    says: 'Achten Sie auf gelbe Umschläge. Bei einem Mahnbescheid haben Sie nur zwei Wochen für den Widerspruch.',
  },
  'de.debt.step-valid-pay': {
    says: 'Schulden Sie die Hauptforderung? Dann zahlen Sie nur diese, mit genauem Verwendungszweck. Über die Kosten können Sie streiten.',
  },
  'de.debt.step-valid-rates': {
    says: 'Können Sie nicht sofort zahlen? Bieten Sie schriftlich kleine Raten an. Die Kosten dafür müssen sie Ihnen vorher nennen.',
  },
  'de.debt.step-valid-living': {
    says: 'Zahlen Sie zuerst Miete, Strom und Essen. Schuldnerberatung ist bei Caritas, Diakonie, AWO und vielen Städten kostenlos.',
  },
  'de.debt.step-dispute-letter': {
    says: 'Schreiben Sie: „Ich bestreite die Forderung.“ Verlangen Sie Vertrag, Datum, ersten Gläubiger und alle Kosten. Heben Sie den Nachweis auf.',
  },
  'de.debt.step-dispute-creditor': {
    says: 'Schicken Sie den Brief auch an die ursprüngliche Firma. Wurde die Forderung verkauft? Verlangen Sie die Abtretungsurkunde.',
  },
  'de.debt.step-keep': {
    says: 'Heben Sie jeden Brief und Umschlag auf. Schreiben Sie zu jedem Anruf Tag, Namen und Inhalt auf.',
  },
  'de.debt.step-p-account': {
    says: 'Haben Sie viele Schulden? Machen Sie Ihr Konto zum P-Konto. Ihre Bank muss das tun.',
  },
  'de.debt.option-dispute': {
    says: 'Sagen Sie, dass Sie die Forderung bestreiten und warum. Verlangen Sie Vertrag und Kostenliste.',
    title: 'Forderung schriftlich bestreiten',
    cost: 'Porto, per E-Mail kostenlos.',
    time: 'Eine halbe Stunde. Vor dem Datum im Brief.',
    risk: 'Sie können trotzdem einen Mahnbescheid beantragen. Auch dem können Sie widersprechen.',
    bestFor: 'Sie kennen die Forderung nicht, haben bezahlt oder der Betrag ist falsch.',
  },
  'de.debt.option-pay-main': {
    says: 'Zahlen Sie die Rechnung mit genauem Zweck. Weisen Sie Kosten zurück, die höher sind als beim Anwalt.',
    title: 'Hauptforderung zahlen, Kosten bestreiten',
    cost: 'Hauptforderung und gesetzliche Zinsen.',
    time: 'Vor dem Datum im Brief.',
    risk: 'Sie können die Kosten weiter verlangen. Oft geht es um wenig Geld.',
    bestFor: 'Die Rechnung stimmt, aber die Kosten sind zu hoch oder es kam keine Mahnung.',
  },
  'de.debt.option-rates': {
    says: 'Bieten Sie an, was Sie im Monat übrig haben. Bitten Sie um Zinsstopp und kein Anerkenntnis.',
    title: 'Ratenzahlung anbieten',
    cost: 'Die Schuld und vielleicht eine Gebühr für den Vertrag.',
    time: 'Ein Brief. Warten Sie auf ein schriftliches Ja.',
    risk: 'Der Plan kann Kosten und ein Anerkenntnis enthalten. Streichen Sie es. Jede Zahlung startet die Verjährung neu.',
    bestFor: 'Sie schulden das Geld und können nicht alles zahlen.',
  },
  'de.debt.option-help': {
    says: 'Die Schuldnerberatung prüft die Forderung, schreibt für Sie und sieht alle Schulden an.',
    title: 'Kostenlose Schuldnerberatung',
    cost: 'Kostenlos bei Wohlfahrtsverbänden und Städten.',
    time: 'Es gibt Wartezeiten, rufen Sie früh an.',
    risk: 'Firmen, die vorher Geld verlangen, sind nicht die kostenlose Beratung.',
    bestFor: 'Sie haben mehrere Schulden oder kein Geld übrig.',
  },
  'de.debt.option-complain': {
    says: 'Schreiben Sie dem Bundesamt für Justiz, was die Firma getan hat. Legen Sie Kopien bei.',
    title: 'Bei der Aufsicht beschweren',
    cost: 'Kostenlos.',
    time: 'Ein Brief oder Online-Formular.',
    risk: 'Die Forderung läuft weiter. Bestreiten Sie sie auch.',
    bestFor: 'Sie drohen, täuschen oder antworten nicht.',
  },
  'de.debt.right-information': {
    says: 'Sie haben ein Recht auf klare Angaben im ersten Brief: für wen, wofür und welche Kosten.',
  },
  'de.debt.right-more': {
    says: 'Auf Ihre Frage müssen sie auch den ersten Gläubiger und die Umstände des Vertrags nennen, ohne Verzögerung.',
  },
  'de.debt.right-prove': {
    says: 'Sie müssen den Vertrag und die Schuld beweisen. Sie müssen nicht beweisen, dass Sie nichts schulden.',
  },
  'de.debt.right-cost-cap': {
    says: 'Ihre Kosten dürfen nicht höher sein als die eines Anwalts für die gleiche Arbeit. Den Rest müssen Sie nicht zahlen.',
  },
  'de.debt.right-small-claim': {
    says: 'Bei einer unbestrittenen Forderung bis 50 € beträgt eine volle Gebühr nur 31,50 €. Für den ersten Brief gilt meist die Hälfte.',
  },
  'de.debt.right-no-double': {
    says: 'Arbeiten Inkasso und Anwalt an derselben Forderung, zahlen Sie höchstens für einen. Ausnahmen sind selten.',
  },
  'de.debt.right-reminder': {
    says: 'Verzugskosten gibt es erst nach einer Mahnung, einem festen Zahltag oder 30 Tage nach einer Rechnung mit Hinweis.',
  },
  'de.debt.right-schufa': {
    says: 'Ohne Titel brauchen sie zwei Mahnungen, vier Wochen Zeit und einen Hinweis. Eine bestrittene Forderung zählt nicht.',
  },
  'de.debt.right-unordered': {
    says: 'Für Dinge oder Dienste, die Sie nicht bestellt haben, schulden Sie nichts.',
  },
  'de.debt.right-no-entry': {
    says: 'Inkassoleute dürfen nicht in Ihre Wohnung. Sie dürfen sie wegschicken.',
  },
  'de.debt.right-interest': {
    says: 'Als Verbraucher schulden Sie fünf Prozentpunkte über dem Basiszinssatz. Mehr braucht einen besonderen Grund.',
  },
  'de.debt.warn-restart': {
    says: 'Vorsicht bei alten Schulden. Eine kleine Zahlung oder ein Anerkenntnis startet die drei Jahre neu.',
  },
  'de.debt.warn-ignore': {
    says: 'Ignorieren Sie später keine Gerichtspost. Ohne Widerspruch wird auch eine falsche Forderung 30 Jahre vollstreckbar.',
  },
  'de.debt.warn-titled-old': {
    says: 'Ein Titel gilt 30 Jahre. Spätere Zinsen verjähren nach drei Jahren. Verlangen Sie eine Aufstellung nach Jahren.',
  },
  'de.debt.insight-disguise': {
    says: 'Die Kosten können höher sein, als das Gesetz erlaubt. Das kommt in solchen Briefen oft vor.',
    actionable: 'Fragen Sie nach dem Gebührensatz (0,5, 0,9 oder 1,3) und nach dem Wert.',
  },
  'de.debt.insight-pressure': {
    says: 'Worte wie „letzte Mahnung“ haben rechtlich keine eigene Bedeutung. Der nächste echte Schritt ist Post vom Gericht.',
    actionable: 'Antworten Sie ruhig und schriftlich. Achten Sie weiter auf Ihre Post.',
  },
  'de.debt.insight-schufa-threat': {
    says: 'Sie nennen die Schufa. Als sachlicher Hinweis ist das erlaubt. Nach Ihrem Bestreiten zählt die Forderung dort nicht.',
    actionable:
      'Bestreiten Sie schriftlich: „Diese Forderung ist bestritten und darf nicht gemeldet werden.“',
  },
  'de.debt.tactic-limitation': {
    says: 'Sind mehr als drei volle Kalenderjahre vorbei, schreiben Sie: „Ich erhebe die Einrede der Verjährung.“ Dann ist es nicht mehr durchsetzbar.',
    risk: 'Falsch, wenn ein Titel, eine Zahlung oder Verhandlungen die Frist verändert haben.',
    notWhen: 'Es gibt einen Titel oder Sie haben zuletzt etwas gezahlt.',
  },
  'de.debt.tactic-purpose': {
    says: 'Schreiben Sie „nur auf die Hauptforderung“ auf die Überweisung. So geht das Geld nicht in Kosten auf. Sie dürfen das ablehnen.',
    risk: 'Sie können eine Zahlung mit anderer Reihenfolge ablehnen.',
    notWhen: 'Sie wollen auch die Kosten gleich klären.',
  },
  'de.debt.myth-visit': {
    says: 'Ein Inkassobüro kann nichts pfänden. Das können nur Gerichtsvollzieher oder Gericht, und nur mit Titel.',
  },
  'de.debt.myth-schufa': {
    says: 'Eine Forderung landet nicht sofort bei der Schufa. Ohne Titel braucht es zwei Mahnungen, und Sie dürfen nicht bestritten haben.',
  },
  'de.debt.myth-prison': {
    says: 'Für private Schulden kommt niemand ins Gefängnis. Haft droht nur, wenn Sie die Vermögensauskunft verweigern. Bei Bußgeld und Geldstrafe ist das anders.',
  },
  'de.debt.element-client': {
    says: 'Im ersten Brief müssen Name und Anschrift des Auftraggebers stehen.',
    name: 'Name der Firma, für die sie handeln',
    ifMissing:
      'Im Brief steht wohl nicht, für wen sie Geld einziehen. Fragen Sie nach: Name und Anschrift sind Pflicht.',
  },
  'de.debt.element-reason': {
    says: 'Im ersten Brief müssen Vertragsgegenstand und Datum des Vertrags stehen.',
    name: 'Forderungsgrund und Vertragsdatum',
    ifMissing:
      'Im Brief steht wohl nicht, um welchen Vertrag es geht und von wann er ist. Fragen Sie, bevor Sie zahlen.',
  },
  'de.debt.element-costs': {
    says: 'Verlangen sie Kosten, müssen sie Art, Höhe und Grund nennen.',
    name: 'Art, Höhe und Grund der Inkassokosten',
    ifMissing:
      'Der Brief verlangt Kosten, nennt aber wohl nicht den Grund. Fragen Sie nach dem Gebührensatz.',
  },
  'de.debt.change-fees': {
    says: 'Die Gebühren sind am 1. Juni 2025 gestiegen. Für frühere Aufträge gelten die alten Sätze.',
    was: 'Bis 31. Mai 2025 betrug eine volle Gebühr 49 €, bei unbestrittenen Forderungen bis 50 € nur 30 €.',
    is: 'Seit 1. Juni 2025 beträgt eine volle Gebühr bis 500 € Wert 51,50 €, bei unbestrittenen Forderungen bis 50 € 31,50 €.',
  },
  'de.debt.insight-reminder-fee': {
    says: 'Eine Mahngebühr darf nur Papier und Porto decken, kein Personal. Gerichte erlauben oft nur wenige Euro.',
    actionable:
      'Zahlen Sie die Rechnung. Weisen Sie zurück, was über wenige Euro je Mahnung hinausgeht.',
  },
  'de.debt.charge-small': {
    says: 'Bei unbestrittenen Forderungen bis 50 € ergibt selbst der höchste Satz (1,3 mit Auslagen und Umsatzsteuer) 58,48 €. Meist ist es viel weniger.',
    name: 'Inkassokosten bei unbestrittener Forderung bis 50 €',
  },
  'de.debt.charge-to-500': {
    says: 'Bei unbestrittenen Forderungen bis 500 € ergibt selbst der höchste Satz (1,3 mit Auslagen und Umsatzsteuer) 95,60 €. Für den ersten Brief gilt meist 0,5.',
    name: 'Inkassokosten bei unbestrittener Forderung bis 500 €',
  },
  'de.debt.loan-what': {
    says: 'Die Bank kündigt Ihren Kredit und will den ganzen Rest auf einmal.',
  },
  'de.debt.loan-right': {
    says: 'Für die Kündigung müssen zwei Raten hintereinander fehlen, mindestens 10 % (über drei Jahre 5 %), und vorher zwei Wochen Frist mit Warnung.',
  },
  'de.debt.loan-right-talk': {
    says: 'Die Bank soll Ihnen ein Gespräch anbieten. Danach dürfen die Zinsen höchstens fünf Punkte über dem Basiszins liegen.',
  },
  'de.debt.loan-step': {
    says: 'Suchen Sie die Warnung mit den zwei Wochen. Kam sie an und stimmte die Summe? Wenn nicht, widersprechen Sie schriftlich.',
  },
  'de.debt.step-legal-advice': {
    says: 'Mit wenig Einkommen holen Sie beim Amtsgericht einen Beratungsschein. Ein Anwalt kostet Sie dann 15 €.',
  },
}
