/** Dutch: the words of the rows in ../tax-codes-and-errors.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_CODES_AND_ERRORS_NL: Words = {
  'gb.tax.right-careful': {
    says: 'Wie zorgvuldig was en zich toch vergiste, krijgt geen boete. Was u slordig, dan wordt de boete veel lager als u het HMRC zegt voordat zij het vinden.',
  },
  'gb.tax.right-code': {
    says: 'U kunt bezwaar maken tegen een tax code. Zeg HMRC waarom die niet klopt. Komt u er niet uit, dan kunt u naar de belastingrechter.',
  },
}
