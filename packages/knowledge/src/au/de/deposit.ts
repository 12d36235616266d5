/** The German words of the rows in ../deposit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_DE: Words = {
  'au.deposit.want': {
    says: 'Der Makler oder Vermieter will einen Teil Ihrer Kaution (bond). Sie müssen nicht zustimmen. Unterschreiben Sie kein leeres Formular.',
  },
  'au.deposit.reality': {
    says: 'Man muss den Schaden beweisen. Normale Abnutzung (fair wear and tear) ist kein Schaden, und alte Dinge haben an Wert verloren.',
  },
  'au.deposit.right-apply': {
    says: 'In den meisten Bundesstaaten können Sie die Kaution (bond) selbst beim Kautionsamt zurückfordern, ohne Unterschrift des Maklers. Dann muss die andere Seite ihre Forderung beweisen.',
  },
  'au.deposit.right-wear': {
    says: 'Sie müssen das Zuhause nur so sauber verlassen, wie es war, bis auf normale Abnutzung. Verlangen Sie den Zustandsbericht (condition report), Rechnungen und Fotos.',
  },
  'au.deposit.right-tribunal': {
    says: 'Das Tribunal Ihres Bundesstaats entscheidet bei Streit über Kautionen (bonds). In Western Australia und Tasmanien entscheidet zuerst ein Amt. Es kostet wenig, und Sie brauchen keinen Anwalt.',
  },
  'au.deposit.step': {
    says: 'Schreiben Sie, dass Sie nicht einverstanden sind. Fordern Sie die Kaution (bond) beim Kautionsamt zurück, und schicken Sie Ihre Fotos und den ersten Zustandsbericht (condition report).',
  },
}
