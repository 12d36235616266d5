/** The Dutch words of the rows in ../account-closing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ACCOUNT_CLOSING_NL: Words = {
  'it.account.want': {
    says: 'De bank gaat uw rekening sluiten. Uw geld blijft van u.',
  },
  'it.account.right-notice': {
    says: 'Bij een rekening zonder einddatum moet de bank schriftelijk twee maanden vooraf opzeggen, als het contract dat toelaat. U mag haar altijd gratis sluiten.',
  },
  'it.account.right-basic': {
    says: 'Wie legaal in de EU woont, heeft recht op een basisrekening (conto di base) bij een bank in Italië.',
  },
  'it.account.step-new': {
    says: 'Open nu een nieuwe rekening en meld het uw werkgever en incassanten. Klaag bij fout schriftelijk, ga dan naar de ABF voor € 20.',
  },
}
