/** Questions about a seized bank account: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_SEIZURE_DE: Words = {
  'fr.ask-debt.bank-empty': {
    says: 'Ein Betrag in Höhe des RSA für eine Person (etwa 650 €) muss ohne Antrag bleiben. Sind RSA, Familien- oder Wohngeld höher, bleibt dieser höhere Betrag: Zeigen Sie der Bank jetzt Belege. Bei Pfändung durch das Finanzamt (SATD) darf die Bank höchstens 10 % der Schuld und 100 € als Gebühr nehmen. Dagegen haben Sie zwei Monate, bei einem Gerichtsvollzieher einen Monat.',
  },
}
