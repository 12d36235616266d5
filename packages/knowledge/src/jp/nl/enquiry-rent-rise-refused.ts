/** Questions of tenants who say no to a higher rent: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_RISE_REFUSED_NL: Words = {
  'jp.ask.rent-rise-refuse': {
    says: 'Nee. U hoeft niet weg omdat u een verhoging weigert. Bij een gewone huur heeft de verhuurder een goede reden (正当事由) nodig om te stoppen of niet te verlengen; uw nee is dat niet. Zonder akkoord loopt hij van rechtswege door (法定更新). Betaal de oude huur; weigeren zij, stort het dan (供託). Teken niets. Hij moet naar bemiddeling, dan de rechter. Een tijdelijke huur (定期借家) eindigt wel.',
  },
}
