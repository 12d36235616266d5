/** Änderung, Zuschlag, Zinsen und Flandern, auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_TERMS_DE: Words = {
  'be.tax.right-answer-change': {
    says: 'Bevor das Amt Ihre Erklärung ändert, muss es schreiben, warum (avis de rectification). Sie haben einen Monat für die Antwort.',
  },
  'be.tax.right-surcharge': {
    says: 'Ein Steuerzuschlag (accroissement) kann bei einem ersten Fehler in gutem Glauben wegfallen. Sagen Sie, warum Sie zu spät waren oder sich irrten.',
  },
  'be.tax.right-interest': {
    says: 'Zinsen für späte Steuer legt das Gesetz fest. In besonderen Fällen können Sie um Erlass bitten.',
  },
  'be.tax.right-clear-error': {
    says: 'Zu spät für den Einspruch? Bei klarem Irrtum, doppelter Steuer oder neuen Tatsachen können Sie fünf Jahre lang Entlastung verlangen (dégrèvement d’office).',
  },
  'be.tax.deadline-flanders': {
    says: 'Bei einer Steuer von Flandern haben Sie drei Monate für den Einspruch (bezwaar), ab dem dritten Werktag nach dem Absenden. Wir zählen sicherheitshalber ab dem Datum.',
    action: 'Einspruch gegen die flämische Steuer (bezwaar)',
    consequence: 'Die Steuer bleibt, bis auf wenige Irrtümer.',
  },
}
