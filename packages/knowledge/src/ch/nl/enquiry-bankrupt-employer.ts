/** Questions about the pay that a bankrupt employer owes: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANKRUPT_EMPLOYER_NL: Words = {
  'ch.ask.bankrupt-employer': {
    says: 'Vraag de openbare werkloosheidskas van het kanton om een insolventievergoeding. Zij dekt tot de laatste vier maanden werk dat niet is betaald. U hebt maar 60 dagen vanaf de publicatie van het faillissement; daarna is het verloren. Stuur contract, loonstroken en uren. Meld uw vordering ook bij het faillissementskantoor. Zonder werk? Meld u meteen bij het RAV.',
  },
}
