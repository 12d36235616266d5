/** Letters of debt collectors and formal demands (mise en demeure) before any court: what they are, your rights and ways out. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_WORDS: Words = {
  'fr.debt.want': {
    says: 'Man will, dass Sie zahlen. Dieser Brief bittet nur. Allein kann er Sie nicht zum Zahlen zwingen.',
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
  'fr.debt.right-proof': {
    says: 'Wer eine Schuld einfordert, muss sie beweisen. Sie müssen nicht beweisen, dass Sie nichts schulden.',
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
  'fr.debt.warn-restart': {
    says: 'Vor dem Ende der Frist kann eine Teilzahlung oder ein unterschriebener Plan die Zeit neu starten. Prüfen Sie zuerst das Datum.',
  },
  'fr.debt.insight-small-claims': {
    says: 'Das ist das einfache Verfahren für kleine Schulden bis 5.000 €. Es wirkt nur, wenn Sie Ja sagen. Einen Monat Schweigen heißt Nein.',
    actionable:
      'Bestreiten Sie die Schuld, nehmen Sie nicht an. Dann muss man zu einem Richter gehen.',
  },
  'fr.debt.myth-prison': {
    says: 'In Frankreich kommt niemand wegen einer unbezahlten Rechnung oder eines Kredits ins Gefängnis.',
  },
  'fr.debt.myth-registered': {
    says: 'Ein Einschreiben nicht abzuholen, schützt Sie nicht. Lesen Sie es, damit Sie die Fristen kennen.',
  },
  'fr.debt.right-interest': {
    says: 'Verzugszinsen laufen erst ab einer förmlichen Mahnung (mise en demeure), zum gesetzlichen Satz, wenn Ihr Vertrag nichts anderes sagt.',
  },
}
