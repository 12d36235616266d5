/** The Dutch words of the rows in ../enquiry-debts-after-divorce.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBTS_AFTER_DIVORCE_NL: Words = {
  'us.fact.divorce-debt': {
    says: 'Men mag het nog van u vragen, omdat uw naam op de rekening staat: een uitspraak over de divorce bindt de bank niet. Antwoord op tijd op de papieren en probeer te schikken. Ga dan met de uitspraak terug naar de rechter. Die kan uw ex laten terugbetalen, met kosten. Bewaar betaalbewijzen.',
  },
  'us.fact.grandchildren': {
    says: 'Vraag de familierechter custody of guardianship: na maanden bij u staan veel staten dat toe. Stemt de ouder in, dan kunt u met een volmacht (power of attorney) meteen tekenen voor school en arts. Vraag TANF voor het kind, SNAP en Medicaid aan. Legal aid helpt gratis.',
  },
}
