/** Der Wechsel zu Universal Credit: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const NOT_BY_ITSELF: RowWords = {
  says: 'Der Wechsel geschieht nicht von selbst. Ohne Antrag enden die alten Leistungen, und der Zuschlag kann verloren gehen.',
}
const CLAIM: RowWords = {
  says: 'Stellen Sie den Antrag bis zum Stichtag im Brief, online oder am Telefon. Beenden Sie die alten Leistungen nicht selbst.',
  title: 'Universal Credit rechtzeitig beantragen',
  cost: 'Nichts.',
  time: 'Etwa eine Stunde, dann ein Gespräch.',
  risk: 'Fünf Wochen bis zur ersten Zahlung. Bitten Sie bei Bedarf um einen Vorschuss.',
  bestFor: 'Fast alle, die diesen Brief bekommen.',
}

export const UNIVERSAL_CREDIT_MOVE_DE: Words = {
  'gb.move.not-by-itself': NOT_BY_ITSELF,
  'gb.move.no-fault': {
    says: 'Sie haben nichts falsch gemacht, und es ist keine Schuld. Alle mit den älteren Leistungen bekommen so einen Brief.',
  },
  'gb.move.right-late': {
    says: 'Haben Sie den Stichtag verpasst? Stellen Sie den Antrag sofort, binnen eines Monats danach. Dann ist der Zuschlag noch zu retten.',
  },
  'gb.move.right-two-weeks': {
    says: 'Housing Benefit, Income Support und einkommensabhängiges ESA oder JSA laufen noch zwei Wochen weiter. Das zahlen Sie nicht zurück.',
  },
  'gb.move.right-savings': {
    says: 'Hatten Sie Tax Credits und über £16,000 gespart? Dann können Sie in den ersten 12 Monaten trotzdem Universal Credit bekommen.',
  },
  'gb.move.right-advance': {
    says: 'Die erste Zahlung kommt nach etwa fünf Wochen. Sie können um einen Vorschuss bitten, ein Darlehen ohne Zinsen.',
  },
  'gb.move.right-again': {
    says: 'Sieht die erste Summe falsch aus, verlangen Sie binnen eines Monats eine neue Prüfung (mandatory reconsideration). Danach gibt es eine kostenlose Klage.',
  },
  'gb.move.too-ill': {
    says: 'Galten Sie bei ESA als zu krank für Arbeit? Das zählt auch bei Universal Credit, ohne neue Prüfung vorher.',
    actionable:
      'Sagen Sie es im Antrag. Schreiben Sie es in Ihr Online-Konto (journal), wenn es in der ersten Summe fehlt.',
  },
  'gb.move.council-tax': {
    says: 'Council Tax Reduction gehört nicht zu Universal Credit. Sagen Sie der Gemeinde, dass Sie wechseln, und beantragen Sie es dort.',
  },
  'gb.move.step-couple': {
    says: 'Leben Sie mit Partner oder Partnerin? Beide müssen einen Antrag stellen und ihn mit dem Code verbinden.',
  },
  'gb.move.step-help': {
    says: 'Geht es online nicht oder sind Sie krank, rufen Sie die Nummer im Brief an. Help to Claim von Citizens Advice ist kostenlos.',
  },
  'gb.move.option-claim': CLAIM,
  'gb.move.option-time': {
    says: 'Rufen Sie vor dem Stichtag die Nummer im Brief an. Nennen Sie Ihren Grund und bitten Sie um den neuen Tag schriftlich.',
    title: 'Um einen späteren Stichtag bitten',
    cost: 'Nichts.',
    time: 'Ein Anruf.',
    risk: 'Sie können Nein sagen. Halten Sie den alten Tag ein, bis Sie den neuen haben.',
    bestFor: 'Sie sind krank, im Krankenhaus, pflegen jemanden, oder Papiere fehlen.',
  },
  'gb.move.ni-step': {
    says: 'Beantragen Sie Universal Credit bis zum Stichtag im Brief. Brauchen Sie mehr Zeit, rufen Sie vor diesem Tag die Nummer im Brief an.',
  },
  'gb.move.ni-right-protected': {
    says: 'Stellen Sie den Antrag rechtzeitig und war die alte Leistung höher, kann ein Zuschlag den Unterschied zuerst ausgleichen.',
  },
  'gb.move.ni-right-time': {
    says: 'Mit gutem Grund, etwa Krankheit, gibt es einen späteren Tag. Haben Sie ihn verpasst, stellen Sie den Antrag sofort, binnen eines Monats.',
  },
  'gb.move.ni-warning': NOT_BY_ITSELF,
  'gb.move.ni-option-claim': CLAIM,
}
