/** The German words of the rows in ../deposit-deductions.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_DEDUCTIONS_DE: Words = {
  'ie.kept.right-wear': {
    says: 'Ihr Vermieter darf nur für offene Miete, Rechnungen oder Schäden über normale Abnutzung etwas behalten. Er muss es zeigen.',
  },
  'ie.kept.right-rtb': {
    says: 'Das Residential Tenancies Board (RTB) entscheidet über Kautionen. Die Mediation ist kostenlos, ohne Anwalt.',
  },
  'ie.kept.step-proof': {
    says: 'Verlangen Sie für jede Summe die Rechnung. Sammeln Sie Fotos, Inventarliste und Nachrichten.',
  },
  'ie.kept.step-write': {
    says: 'Schreiben Sie, welche Summen Sie nicht anerkennen und warum. Verlangen Sie den Rest sofort.',
  },
  'ie.kept.option-rtb': {
    title: 'Zum RTB gehen',
    cost: 'Mediation kostenlos, Entscheidung gegen kleine Gebühr.',
    time: 'Einige Wochen oder Monate.',
    risk: 'Gering.',
    bestFor: 'Der Vermieter zahlt nicht zurück, was Ihnen gehört.',
    says: 'Stellen Sie online den Antrag mit Mietvertrag, Nachweis der Kaution und Fotos. Threshold hilft kostenlos.',
  },
}
