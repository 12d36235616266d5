/** Questions about an old bill for medical care: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOSPITAL_BILL_DE: Words = {
  'be.ask.hospital-bill': {
    says: 'Eine Rechnung für medizinische Behandlung verjährt zwei Jahre nach Ende des Behandlungsmonats. Nur Klage, klares Anerkenntnis oder förmliche Mahnung durch Gerichtsvollzieher oder Anwalt in dieser Zeit ändern das. Zahlen und geben Sie nichts zu: Schreiben Sie, dass sie verjährt ist. Ohne Urteil darf ein Gerichtsvollzieher nur bitten: keine Pfändung, Sie müssen nicht öffnen.',
  },
}
