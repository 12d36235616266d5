/** Mahnung und Inkasso: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_DE: Words = {
  'gb.debt.know-old': {
    says: 'Viele Schulden sind nach sechs Jahren zu alt für das Gericht. Vor dem Ende kann eine Zahlung oder ein unterschriebenes Anerkenntnis die Jahre neu starten.',
    learnMore:
      'Suchen Sie den Tag, an dem Sie zuletzt gezahlt oder dazu geschrieben haben. Tun Sie das, bevor Sie anrufen, zahlen oder unterschreiben.',
  },
  'gb.debt.know-old-scotland': {
    says: 'In Schottland enden die meisten Schulden nach fünf Jahren ohne Zahlung, schriftliches Anerkenntnis und Gerichtsverfahren. Danach schulden Sie nichts.',
    learnMore:
      'Suchen Sie den Tag, an dem Sie zuletzt gezahlt oder dazu geschrieben haben. Tun Sie das, bevor Sie anrufen, zahlen oder unterschreiben.',
  },
  'gb.debt.step-age': {
    says: 'Suchen Sie das Datum Ihrer letzten Zahlung. Liegt es mehr als sechs Jahre zurück, ist die Schuld vielleicht zu alt. Holen Sie Rat, bevor Sie antworten.',
  },
  'gb.debt.step-age-scotland': {
    says: 'Suchen Sie das Datum Ihrer letzten Zahlung. Liegt es mehr als fünf Jahre zurück, ist die Schuld vielleicht erloschen. Holen Sie Rat, bevor Sie antworten.',
  },
  'gb.debt.step-age-ni': {
    says: 'Suchen Sie das Datum Ihrer letzten Zahlung. Liegt es mehr als sechs Jahre zurück, ist die Schuld vielleicht zu alt. Holen Sie Rat, bevor Sie antworten.',
  },
  'gb.debt.step-write': {
    says: 'Schreiben Sie, rufen Sie nicht an. Verlangen Sie Beweise für die Schuld und eine Liste aller Kosten. Schreiben Sie, dass Ihr Brief die Schuld nicht anerkennt.',
  },
  'gb.debt.step-full-and-final': {
    says: 'Können Sie eine kleinere Summe auf einmal aufbringen? Bieten Sie sie an, um die Schuld zu beenden. Holen Sie vor der Zahlung ein schriftliches Ja. Darin muss stehen, dass der Rest erlassen ist.',
  },
  'gb.debt.want-payment': {
    says: 'Dieser Brief bittet nur um Geld. Er allein kann Sie nicht zum Zahlen zwingen.',
  },
  'gb.debt.want-payment-dwp': {
    says: 'Sie sollen Geld an das Sozialministerium (Department for Work and Pensions, DWP) zurückzahlen oder anrufen und eine Rate vereinbaren.',
  },
  'gb.debt.reality-dwp': {
    says: 'Das ist anders als andere Schulden. Das DWP kann ohne Gericht einen festen Teil von Lohn oder Leistungen abziehen lassen. Sie können um eine kleinere Rate bitten.',
  },
  'gb.debt.step-dwp': {
    says: 'Rufen Sie vor dem Datum an. Fragen Sie, wofür und für welche Zeit die Schuld ist. Bieten Sie an, was Sie zahlen können, und verlangen Sie es schriftlich.',
  },
  'gb.debt.not-a-court': {
    says: 'Dieser Brief ist von einer Firma, nicht von einem Gericht. Wegen dieses Briefes kann niemand Ihre Sachen nehmen.',
  },
  'gb.debt.not-a-court-scotland': {
    says: 'Dieser Brief ist von einer Firma, nicht von einem Gericht. Nur Vollzugsbeamte (sheriff officers) können handeln, und sie brauchen zuerst eine Gerichtsentscheidung.',
  },
  'gb.debt.not-a-court-ni': {
    says: 'Dieser Brief ist von einer Firma, nicht von einem Gericht. In Nordirland vollstreckt nur das Enforcement of Judgments Office, nach einer Entscheidung des Gerichts.',
  },
  'gb.debt.who-collector': {
    says: 'Eine Inkassofirma (debt collector) ist privat. Sie hat nicht mehr Macht über Sie als die Firma, bei der alles begann.',
  },
  'gb.debt.who-buyer': {
    says: 'Laut Brief wurde Ihre Schuld verkauft. Der neue Eigentümer darf um Zahlung bitten, hat aber keine zusätzliche Macht. Sie können Beweise verlangen, dass ihm die Schuld gehört.',
  },
  'gb.debt.rights-summary': {
    says: 'Sie können Beweise verlangen. Sie können die Schuld bestreiten. Sie können anbieten, was Sie zahlen können. Niemand darf Sie einschüchtern oder täuschen.',
  },
  'gb.debt.no-goods-yet': {
    says: 'Sie können noch keine Gerichtsvollzieher (bailiffs) schicken. Zuerst müssen sie klagen (court claim) und gewinnen. Ein Gerichtsvollzieher kann nur kommen, wenn das Urteil danach unbezahlt bleibt.',
  },
  'gb.debt.no-wages-yet': {
    says: 'Sie können noch kein Geld von Ihrem Lohn nehmen. Das kann nur ein Gericht anordnen, und nur nach einem Urteil.',
  },
  'gb.debt.no-diligence-yet': {
    says: 'Lohn, Konto und Sachen können sie noch nicht anrühren. Meist brauchen sie zuerst eine Gerichtsentscheidung (decree) und eine förmliche Zahlungsaufforderung (charge).',
  },
  'gb.debt.org-registered': {
    says: 'Wer Kreditschulden eintreibt, braucht eine Erlaubnis der Financial Conduct Authority (FCA). Im FCA Register können Sie kostenlos nachsehen.',
  },
  'gb.debt.org-ombudsman': {
    says: 'Behandelt die Firma Sie schlecht? Beschweren Sie sich zuerst bei ihr. Nach acht Wochen oder einer letzten Antwort prüft der Financial Ombudsman es kostenlos.',
  },
  'gb.debt.step-check': {
    says: 'Prüfen Sie zuerst den Brief. Ist es Ihre Schuld? Stimmt die Summe? Haben Sie schon gezahlt? Zahlen, unterschreiben und telefonieren Sie nicht, bevor Sie es wissen.',
  },
  'gb.debt.step-essentials': {
    says: 'Zahlen Sie zuerst Wohnung, Heizung, Essen und Gemeindesteuer (council tax). Sehen Sie dann, was übrig bleibt. Eine kostenlose Schuldnerberatung kann Ihnen helfen.',
  },
  'gb.debt.step-essentials-ni': {
    says: 'Zahlen Sie zuerst Wohnung, Heizung, Essen und Gemeindeabgaben (rates). Sehen Sie dann, was übrig bleibt. Eine kostenlose Schuldnerberatung kann Ihnen helfen.',
  },
  'gb.debt.step-offer': {
    says: 'Schulden Sie das Geld? Rechnen Sie aus, was Sie im Monat zahlen können, und bieten Sie es an. Bitten Sie darum, Zinsen und Kosten zu stoppen.',
  },
  'gb.debt.step-token': {
    says: 'Haben Sie nur sehr wenig übrig, bieten Sie dieses Wenige an. Legen Sie einen Haushaltsplan bei. Sie sollen nicht mehr verlangen, als Sie schaffen.',
  },
  'gb.debt.step-dispute': {
    says: 'Ist es nicht Ihre Schuld oder stimmt die Summe nicht? Schreiben Sie das und warum. Verlangen Sie, dass sie nicht weiter eintreiben, solange sie prüfen.',
  },
  'gb.debt.step-dispute-other': {
    says: 'Ist es nicht Ihre Schuld oder stimmt die Summe nicht? Schreiben Sie das und warum. Schicken Sie denselben Brief auch an die ursprüngliche Firma.',
  },
  'gb.debt.step-agreement': {
    says: 'Verlangen Sie vom Eigentümer der Schuld eine Kopie Ihres Kreditvertrags (credit agreement). Legen Sie £1 Gebühr bei. Bis die Kopie kommt, kann er den Vertrag nicht vor Gericht durchsetzen.',
  },
  'gb.debt.step-records': {
    says: 'Verlangen Sie von der ursprünglichen Firma alle Daten über Sie. Das ist kostenlos. Meist muss sie innerhalb eines Monats antworten. Die Notizen können Zahlungen und Fehler zeigen.',
  },
  'gb.debt.step-keep': {
    says: 'Heben Sie jeden Brief und Umschlag auf. Schreiben Sie zu jedem Anruf Tag, Namen und Inhalt auf. Schicken Sie Briefe mit Versandbeleg.',
  },
  'gb.debt.step-credit-report': {
    says: 'Holen Sie Ihre kostenlose Kreditauskunft (credit report). Sie zeigt, wer das Geld lieh, seit wann es Probleme gibt und ob es Urteile gegen Sie gibt.',
  },
  'gb.debt.step-breathing-space': {
    says: 'Haben Sie mehrere Schulden? Fragen Sie eine Schuldnerberatung nach einer Zahlungspause (breathing space). Sie kann die meisten Briefe, Zinsen und Gerichtsschritte 60 Tage stoppen.',
  },
  'gb.debt.step-moratorium': {
    says: 'Haben Sie mehrere Schulden? Fragen Sie eine Schuldnerberatung (money adviser) nach einem Moratorium. Es stoppt die Vollstreckung durch Gläubiger sechs Monate. Zinsen laufen weiter.',
  },
  'gb.debt.step-watch-post': {
    says: 'Öffnen Sie alle Post. Eine letzte Aufforderung (letter of claim) oder ein Gerichtsformular ist anders als dieser Brief. Deren Datum dürfen Sie nicht verpassen.',
  },
  'gb.debt.option-dispute': {
    says: 'Verlangen Sie schriftlich Beweise für Schuld, Summen und Eigentümer. Schreiben Sie, was nach Ihrer Meinung falsch ist.',
    title: 'Beweise verlangen',
    cost: 'Eine Briefmarke, per E-Mail nichts. £1, wenn Sie einen Kreditvertrag verlangen.',
    time: 'Eine Stunde zum Schreiben. Die Antwort dauert oft zwei bis acht Wochen.',
    risk: 'Gering, wenn Sie die Schuld nicht anerkennen. Beweisen sie sie, müssen Sie zahlen oder etwas anbieten.',
    bestFor: 'Sie kennen die Schuld nicht, die Summe wirkt falsch oder sie ist alt.',
  },
  'gb.debt.option-negotiate': {
    says: 'Schicken Sie einen Haushaltsplan. Bieten Sie eine Monatsrate an oder eine kleinere Summe zum Abschluss. Bitten Sie um einen Zinsstopp.',
    title: 'Anbieten, was Sie zahlen können',
    cost: 'Was Sie anbieten. Nie mehr, als Sie übrig haben.',
    time: 'Ein Abend für den Haushaltsplan. Eine Antwort nach einigen Wochen.',
    risk: 'Ein Angebot oder eine Zahlung kann bei alten Schulden die Verjährung neu starten.',
    bestFor: 'Sie schulden es und die Schuld ist nicht alt.',
  },
  'gb.debt.option-help': {
    says: 'Eine kostenlose Beratung kann die Schuld prüfen, für Sie schreiben und alle Schulden zusammen ansehen.',
    title: 'Mit einer kostenlosen Schuldnerberatung sprechen',
    cost: 'Nichts. Zahlen Sie nie für Schuldnerberatung.',
    time: 'Ein Anruf von etwa einer Stunde.',
    risk: 'Keines.',
    bestFor: 'Sie haben mehr als eine Schuld oder die Sorge ist zu groß.',
  },
  'gb.debt.option-complain': {
    says: 'Täuschen, bedrohen oder ignorieren sie Sie? Beschweren Sie sich bei der Firma. Gehen Sie dann zum Financial Ombudsman.',
    title: 'Sich über ihr Verhalten beschweren',
    cost: 'Nichts.',
    time: 'Bis zu acht Wochen bei der Firma. Einige Monate beim Ombudsman.',
    risk: 'Die Schuld bleibt während der Prüfung. Sie sollen Sie trotzdem fair behandeln.',
    bestFor: 'Sie rufen zu oft an, behaupten falsche Macht oder ignorieren Ihren Widerspruch.',
  },
}
