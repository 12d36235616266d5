/** Questions about debts that somebody collects after a bankruptcy cleared them: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISCHARGED_DEBT_NL: Words = {
  'us.fact.discharged-debt': {
    says: 'Niemand mag van u een schuld innen die het faillissement heeft kwijtgescholden (discharge). Stuur het besluit en schrijf: stop. Gaan ze door, vraag de faillissementsrechter de zaak te heropenen. Wordt u gedaagd, antwoord op tijd. Uw kredietrapport moet kwijtgescholden en niets open tonen: betwist het, ze hebben 30 dagen. Betaal niets. Niet kwijt zijn alimentatie, de meeste belastingen en studieleningen, latere en opnieuw bevestigde (reaffirmed) schulden. Een zekerheid kan blijven.',
  },
}
