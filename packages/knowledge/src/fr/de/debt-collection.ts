/** The German words of the rows in ../debt-collection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_WORDS: Words = {
  'fr.debt.want': {
    says: 'Man will, dass Sie zahlen. Dieser Brief bittet nur. Allein kann er Sie nicht zum Zahlen zwingen.',
  },
  'fr.debt.who-collector': {
    says: 'Eine Inkassofirma ist eine private Firma. Sie hat nicht mehr Macht über Sie als die Firma, bei der alles begann.',
  },
  'fr.debt.who-officer': {
    says: 'Der Brief kommt von einem Gerichtsvollzieher (commissaire de justice). Ohne Gerichtsentscheidung kann er nur bitten, wie jede Inkassofirma.',
  },
  'fr.debt.who-buyer': {
    says: 'Ihre Schuld wurde anscheinend verkauft. Der neue Eigentümer muss zeigen, dass sie ihm gehört. Verlangen Sie den Abtretungsvertrag (acte de cession).',
  },
  'fr.debt.reality': {
    says: 'Kein Gericht hat zu diesem Brief etwas entschieden. Niemand darf seinetwegen Ihren Lohn, Ihr Geld auf der Bank oder Ihre Sachen nehmen.',
  },
  'fr.debt.not-yet': {
    says: 'Noch kann niemand etwas pfänden. Zuerst braucht es einen Vollstreckungstitel (titre exécutoire), meist von einem Richter.',
  },
  'fr.debt.rights-summary': {
    says: 'Sie können Beweise verlangen, die Summe bestreiten, Zusatzkosten ablehnen und um Zeit bitten.',
  },
  'fr.debt.know-age': {
    says: 'Viele Rechnungen an Privatpersonen sind nach zwei Jahren zu alt. Eine Zahlung oder ein schriftliches Ja kann die Zeit neu starten.',
    learnMore:
      'Suchen Sie das Fälligkeitsdatum der Rechnung, bevor Sie anrufen, zahlen oder unterschreiben.',
  },
  'fr.debt.org-complain': {
    says: 'Ein Inkassobüro, das lügt oder droht, können Sie bei SignalConso melden, der Seite der Betrugsbehörde (DGCCRF).',
  },
  'fr.debt.step-check': {
    says: 'Lesen Sie zuerst den Brief. Wer ist der Gläubiger? Wofür ist es? Wie viel, und seit wann? Zahlen und unterschreiben Sie nichts, bis Sie es wissen.',
  },
  'fr.debt.step-age': {
    says: 'Suchen Sie das Datum, an dem die Rechnung fällig war. Liegt es mehr als zwei Jahre zurück, holen Sie vor der Antwort kostenlosen Rat.',
  },
  'fr.debt.step-write': {
    says: 'Schreiben Sie, rufen Sie nicht an. Verlangen Sie den Vertrag, die Rechnungen und eine klare Aufstellung. Sagen Sie, dass Sie nichts anerkennen.',
  },
  'fr.debt.step-help': {
    says: 'Sprechen Sie mit einer kostenlosen Budgetberatung (Point conseil budget), wenn Sie nicht das hier und Ihren Lebensbedarf zahlen können.',
  },
  'fr.debt.step-plan': {
    says: 'Schulden Sie es, bieten Sie schriftlich eine monatliche Summe an, die Sie durchhalten. Auch ein Richter kann bis zu zwei Jahre geben.',
  },
  'fr.debt.step-no-extra': {
    says: 'Zahlen Sie nur die Schuld selbst und die Zinsen, die der Vertrag erlaubt. Streichen Sie die Inkassokosten.',
  },
  'fr.debt.step-dispute': {
    says: 'Ist es falsch, sagen Sie es per Einschreiben (recommandé avec avis de réception). Sagen Sie, warum, und legen Sie Kopien bei.',
  },
  'fr.debt.step-too-old': {
    says: "Ist es zu alt, schreiben Sie: „J'invoque la prescription.“ Das heißt: Ich berufe mich auf die Verjährung. Zahlen Sie keinen Teil davon.",
  },
  'fr.debt.step-keep': {
    says: 'Behalten Sie alle Briefe und Umschläge. Notieren Sie jeden Anruf: Tag, Uhrzeit, Name, Worte.',
  },
  'fr.debt.step-watch': {
    says: 'Lassen Sie Papiere, die ein Gerichtsvollzieher bringt oder dalässt (signification), nie liegen. Gegen eine Gerichtsentscheidung ist die Zeit kurz.',
  },
  'fr.debt.right-no-costs': {
    says: 'Inkassokosten ohne Gerichtsentscheidung trägt der Gläubiger, nicht Sie. Eine Klausel, die etwas anderes sagt, gilt nicht.',
  },
  'fr.debt.right-letter': {
    says: 'Ein Inkassobüro muss Ihnen schreiben: seinen Namen, den Gläubiger, den Grund und jede geforderte Summe.',
  },
  'fr.debt.right-receipt': {
    says: 'Für jede Zahlung an ein Inkassobüro müssen Sie eine Quittung bekommen.',
  },
  'fr.debt.right-proof': {
    says: 'Wer eine Schuld einfordert, muss sie beweisen. Sie müssen nicht beweisen, dass Sie nichts schulden.',
  },
  'fr.debt.right-quiet': {
    says: 'Sie haben das Recht auf Ruhe. Immer neue Anrufe, die Ihrem Leben schaden, können strafbar sein (harcèlement).',
  },
  'fr.debt.option-dispute': {
    title: 'Beweise verlangen oder bestreiten',
    says: 'Schreiben Sie und verlangen Sie den Vertrag, die Rechnungen und die Aufstellung. Sagen Sie, was falsch oder zu alt ist.',
    cost: 'Ein Einschreiben, etwa 6 bis 8 Euro, oder per E-Mail nichts.',
    time: 'Eine Stunde zum Schreiben. Einige Wochen bis zur Antwort.',
    risk: 'Gering, wenn Sie nichts anerkennen. Man kann noch immer vor Gericht gehen.',
    bestFor: 'Die Schuld ist unbekannt, falsch oder alt.',
  },
  'fr.debt.option-plan': {
    title: 'Anbieten, was Sie zahlen können',
    says: 'Bieten Sie eine monatliche Summe an, mit einem kurzen Haushaltsplan. Holen Sie das Ja schriftlich, ohne Zusatzkosten.',
    cost: 'Was Sie anbieten, nicht mehr.',
    time: 'Ein Abend.',
    risk: 'Eine Zahlung oder ein Ja kann bei einer alten Schuld die Zeit neu starten.',
    bestFor: 'Sie schulden es, und es ist noch nicht alt.',
  },
  'fr.debt.option-help': {
    title: 'Zur kostenlosen Schuldnerberatung gehen',
    says: 'Ein Point conseil budget oder ein Verein prüft mit Ihnen alle Ihre Schulden.',
    cost: 'Nichts.',
    time: 'Ein Besuch oder Anruf.',
    risk: 'Keines.',
    bestFor: 'Sie haben mehrere Schulden oder wissen nicht weiter.',
  },
  'fr.debt.option-overdebt': {
    title: 'Hilfe bei Überschuldung beantragen',
    says: 'Können Sie Ihre Schulden nicht tragen, stellen Sie einen Antrag bei der Banque de France (surendettement). Er ist kostenlos. Ist er angenommen, ruhen Pfändungen.',
    cost: 'Nichts.',
    time: 'Bis zu drei Monate bis zur Antwort.',
    risk: 'Sie stehen einige Jahre auf einer Liste der Zahlungsprobleme (FICP).',
    bestFor: 'Ihre Schulden sind höher, als Sie je zahlen können.',
  },
  'fr.debt.option-report': {
    title: 'Druck und Drohungen melden',
    says: 'Melden Sie Lügen, Drohungen oder viele Anrufe bei SignalConso. Geht es weiter, gehen Sie zur Polizei.',
    cost: 'Nichts.',
    time: 'Eine halbe Stunde.',
    risk: 'Keines. Die Schuld endet damit nicht.',
    bestFor: 'Man setzt Sie hart unter Druck oder tritt auf wie ein Gericht.',
  },
  'fr.debt.warn-restart': {
    says: 'Vor dem Ende der Frist kann eine Teilzahlung oder ein unterschriebener Plan die Zeit neu starten. Prüfen Sie zuerst das Datum.',
  },
  'fr.debt.warn-data': {
    says: 'Nennen Sie am Telefon weder Ihre Bankkarte noch den Namen Ihres Arbeitgebers.',
  },
  'fr.debt.insight-fees': {
    says: 'Der Brief rechnet Kosten dazu. Ohne Gerichtsentscheidung müssen Sie solche Kosten nicht zahlen.',
    actionable:
      "Verlangen Sie, dass man nur die Schuld fordert. Nennen Sie Artikel L. 111-8 des Vollstreckungsgesetzbuchs (code des procédures civiles d'exécution).",
  },
  'fr.debt.insight-small-claims': {
    says: 'Das ist das einfache Verfahren für kleine Schulden bis 5.000 €. Es wirkt nur, wenn Sie Ja sagen. Einen Monat Schweigen heißt Nein.',
    actionable:
      'Bestreiten Sie die Schuld, nehmen Sie nicht an. Dann muss man zu einem Richter gehen.',
  },
  'fr.debt.insight-words': {
    says: 'Der Brief spricht von Pfändung, nennt aber kein Urteil. Er wirkt vielleicht stärker, als er ist.',
    actionable:
      'Fragen Sie: „Quel titre exécutoire avez-vous ? Envoyez-moi une copie.“ Das heißt: Welchen Vollstreckungstitel haben Sie? Schicken Sie mir eine Kopie.',
  },
  'fr.debt.tactic-written': {
    says: 'Bitten Sie, nur schriftlich mit Ihnen umzugehen. Eine Spur auf Papier hilft Ihnen, und ruhige Briefe zeigen guten Willen.',
    risk: 'Man ruft vielleicht trotzdem an.',
    notWhen: 'Es gibt ein Papier vom Gericht mit einem Datum: Antworten Sie zuerst darauf.',
  },
  'fr.debt.charge-collection': {
    name: 'Inkassokosten ohne Gerichtsentscheidung',
    says: 'Vor einer Gerichtsentscheidung schulden Sie keine Inkassokosten.',
  },
  'fr.debt.element-creditor': {
    name: 'Der Name des Gläubigers',
    says: 'Der Brief muss den Gläubiger nennen.',
    ifMissing:
      'Wir sehen nicht, für wen kassiert wird. Fragen Sie nach Name und Adresse des Gläubigers.',
  },
  'fr.debt.element-sum': {
    name: 'Die geschuldete Summe',
    says: 'Der Brief muss die Summe mit ihren Teilen nennen.',
    ifMissing: 'Wir sehen keine klare Summe. Verlangen Sie eine volle Aufstellung (décompte).',
  },
  'fr.debt.element-law': {
    name: 'Der Wortlaut von Artikel L. 111-8 zu den Kosten',
    says: 'Ein Inkassobüro muss die Regel abdrucken, dass der Gläubiger die Kosten trägt.',
    ifMissing:
      'Wir sehen Artikel L. 111-8 nicht. Erinnern Sie daran, dass Sie die Kosten nicht tragen.',
  },
  'fr.debt.myth-bailiff': {
    says: 'Ein Inkassobüro kann nichts pfänden. Das kann nur ein Gerichtsvollzieher (commissaire de justice) mit einer Gerichtsentscheidung oder einem anderen Titel.',
  },
  'fr.debt.myth-prison': {
    says: 'In Frankreich kommt niemand wegen einer unbezahlten Rechnung oder eines Kredits ins Gefängnis.',
  },
  'fr.debt.myth-registered': {
    says: 'Ein Einschreiben nicht abzuholen, schützt Sie nicht. Lesen Sie es, damit Sie die Fristen kennen.',
  },
  'fr.debt.right-credit-penalty': {
    says: 'Bei einem Verbraucherkredit darf der Kreditgeber höchstens 8 % des restlichen Kapitals dazurechnen, und Zinsen. Andere Kosten gelten nicht.',
  },
  'fr.debt.step-credit-pause': {
    says: 'Haben Sie Ihre Arbeit verloren oder sind Sie krank, kann ein Richter die Kreditraten bis zu zwei Jahre aussetzen.',
  },
  'fr.debt.insight-called-in': {
    says: 'Der Kreditgeber sagt, dass jetzt der ganze Kredit fällig ist (déchéance du terme). Meist muss er Sie vorher warnen, mit angemessener Zeit zum Zahlen.',
    actionable:
      'Suchen Sie diese erste Warnung und ihre Frist. Eine Klausel ohne angemessene Frist kann unfair sein.',
  },
  'fr.debt.charge-debit': {
    name: 'Bankgebühr für eine abgelehnte Lastschrift',
    says: 'Für eine abgelehnte Lastschrift darf eine Bank höchstens 20 € nehmen, und nie mehr als deren Summe.',
  },
  'fr.debt.charge-intervention': {
    name: "Bearbeitungsgebühr der Bank (commission d'intervention)",
    says: "Eine Bearbeitungsgebühr (commission d'intervention) beträgt höchstens 8 € je Mal und 80 € im Monat.",
  },
}
