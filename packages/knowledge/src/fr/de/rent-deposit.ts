/** The German words of the rows in ../rent-deposit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_DEPOSIT_WORDS: Words = {
  'fr.deposit.want': {
    says: 'Der Vermieter sagt, was er von Ihrer Kaution (dépôt de garantie) behält und warum.',
  },
  'fr.deposit.right-time': {
    says: 'Ist alles wie vorher, muss sie binnen eines Monats nach den Schlüsseln zurück sein, sonst binnen zwei. Jeder Monat Verspätung bringt 10 % der Miete dazu.',
  },
  'fr.deposit.right-proof': {
    says: 'Der Vermieter muss jede einbehaltene Summe beweisen, mit den beiden Wohnungsprotokollen (états des lieux) und Rechnungen. Normale Abnutzung zahlen Sie nicht.',
  },
  'fr.deposit.step-write': {
    says: 'Schreiben Sie per Einschreiben: Verlangen Sie die Summe, nennen Sie den Tag der Schlüssel, und legen Sie beide Protokolle und Fotos bei.',
  },
  'fr.deposit.option-claim': {
    says: 'Die Schlichtungskommission (commission départementale de conciliation) ist kostenlos. Danach entscheidet der Richter am Ort.',
    title: 'Fordern, dann zur Schlichtung gehen',
    cost: 'Kostenlos',
    time: 'Einige Wochen',
    risk: 'Der Vermieter kann auch Schäden fordern.',
    bestFor: 'Die Zeit ist vorbei, oder der Schaden ist nicht bewiesen.',
  },
  'fr.deposit.not-yet': {
    says: 'Ein Brief entscheidet das nicht. Was ohne Beweis behalten wird, kann ein Richter Ihnen zurückgeben lassen.',
  },
  'fr.deposit.right-age': {
    says: 'Auch bei echtem Schaden wird das Alter von Farbe, Boden oder Geräten abgezogen. Alte Farbe kann nichts mehr wert sein.',
  },
  'fr.deposit.right-share': {
    says: 'In einem Haus mit mehreren Eigentümern darf er bis zu 20 % behalten, bis die Abrechnung genehmigt ist. Der Rest muss jetzt zurück.',
  },
  'fr.deposit.step-papers': {
    says: 'Vergleichen Sie die Protokolle vom ersten und letzten Tag (états des lieux) Zeile für Zeile, und suchen Sie Ihre Fotos.',
  },
  'fr.deposit.insight-three-years': {
    says: 'Sie haben drei Jahre, um die Kaution zurückzuverlangen.',
    actionable: 'Schreiben Sie zuerst, dann gehen Sie zur kostenlosen Kommission und zum Richter.',
  },
}
