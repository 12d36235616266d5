/** Questions of a person who signed for somebody else’s loan or rent: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUARANTOR_NL: Words = {
  'gb.ask-debt.guarantor': {
    says: 'In de regel geldt: wie borg staat, betaalt als de ander niet betaalt. Vraag wel een kopie van wat u tekende. Bij een lening moest men ook u kopieën en een aanmaning (default notice) sturen, en nagaan of u het kon betalen. Zo niet, klaag; na acht weken is de Financial Ombudsman gratis. Bied alleen wat u volhoudt en vraag schuldadvies.',
  },
}
