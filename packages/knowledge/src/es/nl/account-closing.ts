/** The Dutch words of the rows in ../account-closing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ACCOUNT_CLOSING_NL: Words = {
  'es.account.want': {
    says: 'De bank gaat uw rekening sluiten. Uw geld blijft van u.',
  },
  'es.account.right-notice': {
    says: 'Bij een rekening zonder einddatum moet de bank twee maanden vooraf opzeggen. Het saldo moet zij uitbetalen.',
  },
  'es.account.right-basic': {
    says: 'Wie legaal in de EU woont, heeft recht op een basisrekening (cuenta de pago básica) bij een bank in Spanje.',
  },
  'es.account.step-new': {
    says: 'Open nu een nieuwe rekening en meld het uw werkgever en incassanten. Klaag bij fout eerst bij de bank, dan gratis bij de Banco de España.',
  },
}
