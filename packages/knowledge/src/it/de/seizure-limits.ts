/** What of pay, pensions, accounts, goods and homes may not be taken: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const SEIZURE_LIMITS_WORDS: Words = {
  'it.enforce.pension-safe': {
    says: '2026 darf Rente bis 1.092,48 € im Monat nicht genommen werden. Vom Rest darf nur ein Fünftel genommen werden.',
  },
  'it.enforce.account-safe': {
    says: 'Lohn oder Rente, die schon auf dem Konto sind, sind 2026 bis 1.638,72 € sicher.',
  },
  'it.enforce.right-fifth': {
    says: 'Vom Lohn darf für normale Schulden höchstens ein Fünftel genommen werden. Mehrere Pfändungen zusammen dürfen die Hälfte nicht übersteigen.',
  },
  'it.enforce.right-tax-tenth': {
    says: 'Die Steuereinzugsstelle (Riscossione) darf ein Zehntel vom Lohn bis 2.500 € nehmen. Bis 5.000 € ist es ein Siebtel, darüber ein Fünftel.',
  },
  'it.enforce.right-goods': {
    says: 'Betten, Tisch, Kühlschrank, Herd, Waschmaschine, Kleider und Eheringe dürfen nicht genommen werden.',
  },
  'it.enforce.right-only-home': {
    says: 'Die Steuereinzugsstelle (Riscossione) darf Ihr einziges Zuhause, in dem Sie wohnen, nicht verkaufen, außer es ist eine Luxuswohnung.',
  },
  'it.enforce.step-limits': {
    says: 'Prüfen Sie die Grenzen: ein Fünftel vom Lohn, der sichere Teil der Rente, der sichere Teil auf dem Konto. Melden Sie jeden Fehler.',
  },
  'it.enforce.right-stay-home': {
    says: 'Sie und Ihre Familie dürfen im gepfändeten Zuhause wohnen, bis es verkauft ist und das Gericht es überträgt, wenn Sie es pflegen und Besichtigungen zulassen.',
  },
}
