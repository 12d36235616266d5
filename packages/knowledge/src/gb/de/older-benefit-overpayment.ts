/** German: the words of the rows in ../older-benefit-overpayment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const OLDER_BENEFIT_OVERPAYMENT_DE: Words = {
  'gb.benefit.one-month-older': {
    says: 'Sie haben einen Monat ab dem Datum der Entscheidung, um eine neue Prüfung zu verlangen.',
    action: 'Eine neue Prüfung der Entscheidung verlangen',
    consequence: 'Danach brauchen Sie einen guten Grund für die Verspätung.',
  },
  'gb.benefit.step-review-older': {
    says: 'Ist etwas falsch, verlangen Sie innerhalb eines Monats ab dem Datum der Entscheidung eine neue Prüfung (mandatory reconsideration).',
  },
  'gb.benefit.know-older': {
    says: 'Wer dem Amt alles rechtzeitig gesagt hat, muss Pension Credit und andere ältere Leistungen meist nicht zurückzahlen.',
    learnMore: 'Suchen Sie heraus, was Sie wann und wie gemeldet haben. Legen Sie eine Kopie bei.',
  },
  'gb.benefit.right-older': {
    says: 'Pension Credit und andere ältere Leistungen können sie meist nur zurückfordern, wenn Sie etwas falsch angaben oder wegließen. War es ihr eigener Fehler? Dann sagen Sie es.',
  },
}
