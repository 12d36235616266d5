/** The Dutch words of the rows in ../enquiry-debts-after-divorce.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBTS_AFTER_DIVORCE_NL: Words = {
  'us.fact.contempt-cannot-pay': {
    says: 'Contempt of court is voor wie kan betalen en het niet doet. Kunt u echt niet betalen, dan is dat een verweer: de rechter moet eerlijk nagaan wat u kunt betalen voordat iemand vastgezet wordt. Mis nooit de zitting. Neem bewijs mee van inkomen, rekeningen en sollicitaties. Vraag de rechter die het bevel gaf nu om wijziging. Betaal wat u kunt en bewaar bewijs.',
    dependsOn: 'of u kon betalen en het niet deed',
  },
  'us.fact.divorce-debt': {
    says: 'Men mag het nog van u vragen, omdat uw naam op de rekening staat: een uitspraak over de divorce bindt de bank niet. Antwoord op tijd op de papieren en probeer te schikken. Ga dan met de uitspraak terug naar de rechter. Die kan uw ex laten terugbetalen, met kosten. Bewaar betaalbewijzen.',
  },
  'us.fact.grandchildren': {
    says: 'Vraag de familierechter custody of guardianship: na maanden bij u staan veel staten dat toe. Stemt de ouder in, dan kunt u met een volmacht (power of attorney) meteen tekenen voor school en arts. Vraag TANF voor het kind, SNAP en Medicaid aan. Legal aid helpt gratis.',
  },
}
