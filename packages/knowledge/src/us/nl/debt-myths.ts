/** The Dutch words of the rows in ../debt-myths.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_MYTHS_NL: Words = {
  'us.debt.myth-jail': {
    says: 'U kunt niet naar de gevangenis voor een particuliere schuld. Een rechter kan alleen mensen straffen die niet komen als de rechtbank dat beveelt.',
  },
  'us.debt.myth-take-things': {
    says: 'Een incassobureau kan niet uw spullen komen halen. Bij een gewone schuld is eerst een vonnis nodig. Een geldgever voor een auto is anders.',
  },
  'us.debt.myth-social-security': {
    says: 'Een particuliere schuldeiser kan geen Social Security of SSI afpakken. De bank moet twee maanden aan rechtstreekse stortingen op uw rekening laten staan.',
  },
  'us.debt.myth-ignore': {
    says: 'Een schuld verdwijnt niet als u het incassobureau negeert. Als het naar de rechter gaat en u antwoordt niet, wint het zonder bewijs.',
  },
}
