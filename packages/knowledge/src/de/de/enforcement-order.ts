/** Enforcement orders (Vollstreckungsbescheid): the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENFORCEMENT_ORDER_DE: Words = {
  'de.judgment.what-order': {
    says: 'Das ist ein Vollstreckungsbescheid. Damit kann gepfändet werden. Sie haben zwei Wochen für den Einspruch.',
  },
  'de.judgment.reality': {
    says: 'Noch kein Gericht hat Ihre Seite angesehen. Ihr Einspruch öffnet das Verfahren neu.',
  },
  'de.judgment.deadline-order': {
    says: 'Die zwei Wochen beginnen mit der Zustellung. Das Datum steht auf dem gelben Umschlag. Niemand kann sie verlängern.',
    action: 'Einspruch ans Gericht schicken',
    consequence: 'Der Bescheid wird endgültig und ist 30 Jahre vollstreckbar.',
  },
  'de.judgment.step-object': {
    says: 'Stimmt es nicht? Schreiben Sie: „Ich lege Einspruch ein.“ Mit Datum, Aktenzeichen und Unterschrift. Schicken Sie es rechtzeitig.',
  },
  'de.judgment.step-stop': {
    says: 'Der Einspruch stoppt die Vollstreckung nicht von allein. Beantragen Sie im selben Brief die Einstellung.',
  },
  'de.judgment.option-object': {
    says: 'Schicken Sie den Einspruch an das Gericht. Dann läuft ein normaler Prozess.',
    title: 'Einspruch binnen zwei Wochen',
    cost: 'Zuerst kostenlos. Am Ende zahlt, wer verliert.',
    time: 'Ein Brief, jetzt.',
    risk: 'Stimmt die Forderung, zahlen Sie mehr Kosten.',
    bestFor: 'Sie schulden es nicht oder es ist verjährt.',
  },
  'de.judgment.right-object': {
    says: 'Sie haben das Recht auf Einspruch. Dann muss ein Gericht beide Seiten hören.',
  },
  'de.judgment.warn-final': {
    says: 'Die zwei Wochen sind streng. Danach kann auch eine falsche Forderung 30 Jahre gelten.',
  },
  'de.judgment.order-who': {
    says: 'Das kommt vom Mahngericht. Die andere Seite darf damit Lohn oder Konto pfänden lassen.',
  },
  'de.judgment.order-rights': {
    says: 'Sie dürfen binnen zwei Wochen Einspruch einlegen. Was Sie zum Leben brauchen, bleibt auch jetzt sicher.',
  },
  'de.judgment.order-not-yet': {
    says: 'Ohne Ihr Ja oder einen richterlichen Beschluss darf niemand Ihre Wohnung durchsuchen. Ihr geschütztes Einkommen bleibt Ihnen.',
  },
  'de.judgment.order-step-account': {
    says: 'Machen Sie Ihr Konto jetzt zum P-Konto. Dann ist jeden Monat der Grundbetrag sicher.',
  },
  'de.judgment.order-right-income': {
    says: 'Bis 30. Juni 2027 sind mindestens 1.587,40 € Nettolohn im Monat sicher, mit Unterhaltspflichten mehr.',
  },
  'de.judgment.order-step-offer': {
    says: 'Schulden Sie das Geld, bieten Sie jetzt Raten an, bevor ein Gerichtsvollzieher kommt.',
  },
}
