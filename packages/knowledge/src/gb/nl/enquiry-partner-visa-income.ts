/** Questions about the income that is needed to bring a husband, wife or partner: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARTNER_VISA_INCOME_NL: Words = {
  'gb.ask-immigration.partner-income': {
    dependsOn: 'uw inkomen, spaargeld en uitkeringen',
    says: 'Voor een eerste partnervisum is £ 29.000 bruto per jaar nodig; vóór 11 april 2024 was het minder. Kinderen verhogen het bedrag niet meer. Spaargeld helpt: wat boven £ 16.000 ligt en er zes maanden staat, telt gedeeld door 2,5. Met alleen spaargeld is het £ 88.500. Met PIP, Carer’s Allowance of iets dergelijks geldt het bedrag niet: u toont dat u rond kunt komen. Wie eerder aanvroeg, houdt het oude bedrag van £ 18.600. Minder? Vraag een erkende adviseur vóór u betaalt.',
  },
}
