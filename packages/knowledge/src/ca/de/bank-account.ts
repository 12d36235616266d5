/** The German words of the rows in ../bank-account.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BANK_ACCOUNT_DE: Words = {
  'ca.bank.right-open': {
    says: 'Sie dürfen mit Ausweis ein Konto eröffnen, auch ohne Arbeit oder mit schlechter Bonität.',
  },
  'ca.bank.right-complain': {
    says: 'Beschweren Sie sich bei der Bank. Nach 56 Tagen oder einem Nein prüft OBSI kostenlos.',
  },
  'ca.bank.step-open': {
    says: 'Eröffnen Sie jetzt ein Konto. Geben Sie die Nummer Arbeitgeber, CRA und allen, die abbuchen.',
  },
  'ca.bank.step-why': {
    says: 'Fragen Sie schriftlich nach Grund, mehr Zeit und dem restlichen Geld.',
  },
}
