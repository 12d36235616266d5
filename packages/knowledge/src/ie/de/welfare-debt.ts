/** Social welfare paid by mistake: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const WELFARE_DEBT_DE: Words = {
  'ie.public-debt.welfare-reality': {
    says: 'Das Ministerium kann diese Schuld ohne Gericht von Lohn oder Konto holen (notice of attachment). Es tut das, wenn Sie zur Rückzahlung aufgefordert wurden und nicht zahlten.',
  },
  'ie.public-debt.welfare-know-record': {
    says: 'Das Ministerium behält diese Schuld in den Akten, bis sie bezahlt ist. Sie kann von späteren Leistungen abgezogen werden, auch von der staatlichen Rente.',
  },
  'ie.public-debt.welfare-right-share': {
    says: 'Von einer wöchentlichen Leistung dürfen sie höchstens 15 % Ihres eigenen Satzes nehmen, außer Sie stimmen mehr zu. Sagen Sie vorher, was Sie zahlen können.',
  },
  'ie.public-debt.welfare-right-appeal': {
    says: 'Ist der Bescheid hinter dieser Schuld falsch, legen Sie Einspruch beim Social Welfare Appeals Office ein. Das ist kostenlos. Die Frist ist 60 Tage ab dem Bescheid.',
  },
}
