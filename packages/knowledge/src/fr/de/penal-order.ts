/** The German words of the rows in ../penal-order.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PENAL_ORDER_ROWS_DE: Words = {
  'fr.penal-order.want': {
    says: 'Ein Richter hat Sie schriftlich und ohne Verhandlung bestraft, mit einem Strafbefehl (ordonnance pénale).',
  },
  'fr.penal-order.reality': {
    says: 'Es ist eine echte Verurteilung. Legen Sie nicht rechtzeitig Einspruch ein, bleibt sie bestehen und kann in Ihr Strafregister (casier judiciaire) kommen.',
  },
  'fr.penal-order.deadline-offence': {
    says: 'Bei einem Vergehen (délit) haben Sie 45 Tage für den Einspruch. Bei Post laufen sie ab dem Tag der Absendung.',
    action: 'Einspruch (opposition) bei der Geschäftsstelle des Gerichts',
    consequence: 'Die Verurteilung wird endgültig.',
  },
  'fr.penal-order.deadline-minor': {
    says: 'Bei einem geringeren Verstoß (contravention) haben Sie ab der Absendung 30 Tage, um zu zahlen oder Einspruch einzulegen.',
    action: 'Einspruch (opposition) bei der Geschäftsstelle des Gerichts oder zahlen',
    consequence: 'Die Verurteilung wird endgültig.',
  },
  'fr.penal-order.right-object': {
    says: 'Sie können ohne Begründung Einspruch (opposition) einlegen. Dann gibt es eine Verhandlung mit Ihnen und einem Anwalt. Der Richter kann milder entscheiden oder härter.',
  },
  'fr.penal-order.right-less': {
    says: 'Zahlen Sie die Geldstrafe binnen eines Monats, ist sie um ein Fünftel kleiner.',
  },
  'fr.penal-order.warn': {
    says: 'Denken Sie an Führerschein, Arbeit und Strafregister, bevor Sie zahlen. Gehen Sie vor dem Ende der Frist zu einem Anwalt.',
  },
  'fr.penal-order.step': {
    says: 'Notieren Sie den Tag der Absendung. Verlangen Sie über einen Anwalt die Akte. Bei niedrigem Einkommen zahlt der Staat (aide juridictionnelle).',
  },
  'fr.penal-order.option': {
    says: "Schicken Sie der Geschäftsstelle des Gerichts (greffe) ein Einschreiben: „Je fais opposition à l'ordonnance du (Datum, Nummer).“ Das heißt: Ich lege Einspruch ein.",
    title: 'Einspruch gegen den Strafbefehl',
    cost: 'Kostenlos.',
    time: '45 Tage bei einem Vergehen, 30 bei einem geringeren Verstoß.',
    risk: 'Der Richter kann härter entscheiden.',
    bestFor: 'Es ist falsch, oder Führerschein oder Arbeit stehen auf dem Spiel.',
  },
  'fr.fixed-offence.right': {
    says: 'Sie können dieser festen Geldstrafe binnen 45 Tagen widersprechen (requête en exonération) und von einem Richter gehört werden. Zahlen gilt als Verurteilung und kommt in Ihr Strafregister.',
  },
}
