/** The Dutch words of the rows in ../bank-account.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BANK_ACCOUNT_NL: Words = {
  'ca.bank.right-open': {
    says: 'U hebt recht op een rekening bij een bank als u bewijst wie u bent. U hebt geen baan en geen goed kredietdossier nodig.',
  },
  'ca.bank.right-complain': {
    says: 'U kunt klagen bij de bank. Na 56 dagen, of na een laatste nee, kijkt OBSI er gratis naar.',
  },
  'ca.bank.step-open': {
    says: 'Open nu een nieuwe rekening. Geef het nummer aan uw werkgever, de CRA en iedereen die geld afschrijft.',
  },
  'ca.bank.step-why': {
    says: 'Vraag schriftelijk om de reden, om meer tijd, en hoe u het geld krijgt dat over is.',
  },
}
