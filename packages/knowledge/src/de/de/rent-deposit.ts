/** The German words of the rows in ../rent-deposit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_DEPOSIT_DE: Words = {
  'de.deposit.want': {
    says: 'Der Vermieter sagt, wie viel von Ihrer Kaution er behält und warum.',
  },
  'de.deposit.reality': {
    says: 'Sie müssen das nicht hinnehmen. Für jeden Betrag muss der Vermieter den Schaden und die Kosten zeigen.',
  },
  'de.deposit.right-wear': {
    says: 'Für normale Abnutzung zahlen Sie nicht, etwa für abgelaufenen Teppich oder kleine Spuren.',
  },
  'de.deposit.right-six-months': {
    says: 'Ansprüche wegen Schäden verjähren sechs Monate, nachdem der Vermieter die Wohnung zurückhat. Verrechnen darf er sie manchmal trotzdem.',
  },
  'de.deposit.right-cap': {
    says: 'Die Kaution darf höchstens drei Nettokaltmieten betragen. Sie muss getrennt angelegt sein, und die Zinsen gehören Ihnen.',
  },
  'de.deposit.right-paint': {
    says: 'Starre Fristen fürs Streichen im Kleingedruckten sind unwirksam. Wer unrenoviert eingezogen ist, schuldet meist kein Streichen.',
  },
  'de.deposit.step-write': {
    says: 'Schreiben Sie: Verlangen Sie die ganze Abrechnung mit Belegen und Übergabeprotokoll und setzen Sie einen Tag für die Zahlung.',
  },
  'de.deposit.option-dispute': {
    says: 'Schreiben Sie, welche Beträge Sie nicht anerkennen und warum. Ein Mieterverein hilft.',
    title: 'Den Rest zurückfordern',
    cost: 'Kostenlos, oder ein Jahresbeitrag im Mieterverein.',
    time: 'Einige Wochen.',
    risk: 'Er kann noch vor Gericht gehen.',
    bestFor: 'Beträge ohne Beleg oder normale Abnutzung.',
  },
  'de.deposit.not-yet': {
    says: 'Ein Brief entscheidet das nicht. Was der Vermieter zu Unrecht behält, muss er auf Urteil zurückzahlen.',
  },
  'de.deposit.right-old-for-new': {
    says: 'Auch bei echtem Schaden schulden Sie nicht den Neupreis. Das Alter wird abgezogen, und Reinigen oder Reparieren kann genügen.',
  },
  'de.deposit.step-proof': {
    says: 'Sammeln Sie die Protokolle vom ersten und letzten Tag, Fotos und Namen von Leuten, die die Wohnung sahen.',
  },
}
