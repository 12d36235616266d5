/** The German words of the rows in ../penal-order.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PENAL_ORDER_DE: Words = {
  'de.penal-order.want': {
    says: 'Ein Strafgericht bestraft Sie schriftlich, ohne Verhandlung (Strafbefehl).',
  },
  'de.penal-order.warning': {
    says: 'Nach zwei Wochen gilt er wie ein Urteil und kann eine Vorstrafe bedeuten. Rufen Sie jetzt eine Strafverteidigung an.',
  },
  'de.penal-order.deadline': {
    says: 'Sie haben zwei Wochen ab dem Tag auf dem gelben Umschlag für den Einspruch.',
    action: 'Einspruch an das Gericht senden, das den Strafbefehl erlassen hat',
    consequence: 'Die Strafe wird endgültig wie ein Urteil.',
  },
  'de.penal-order.right-object': {
    says: 'Der Einspruch braucht keine Gründe. Dann gibt es eine Verhandlung. Sie können auch nur gegen die Höhe des Tagessatzes Einspruch einlegen.',
  },
  'de.penal-order.right-parts': {
    says: 'Stimmt die Strafe, ist aber zu viel auf einmal? Bitten Sie die Staatsanwaltschaft um Raten oder um Arbeit statt Zahlung.',
  },
  'de.penal-order.step': {
    says: 'Notieren Sie den Tag auf dem Umschlag. Lassen Sie eine Anwältin die Akte ansehen, bevor Sie etwas erklären. Einen Einspruch können Sie zurücknehmen.',
  },
  'de.penal-order.option': {
    says: 'Schreiben Sie dem Gericht: „Ich lege Einspruch ein“, Aktenzeichen, Datum und Unterschrift.',
    title: 'Einspruch gegen den Strafbefehl',
    cost: 'Senden ist kostenlos; Kosten, wenn Sie verlieren',
    time: 'Zwei Wochen',
    risk: 'Nach einer Verhandlung kann die Strafe höher sein.',
    bestFor: 'Sie waren es nicht, oder die Summe passt nicht zum Einkommen.',
  },
}
