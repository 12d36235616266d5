/** The Dutch words of the rows in ../enquiry-data-breach.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DATA_BREACH_NL: Words = {
  'nl.ask.data-breach': {
    says: 'Verander uw wachtwoorden, let op uw rekening en vertrouw geen telefoontje of mail hierover. Vraag het bedrijf welke gegevens weg zijn. Voor echte schade, ook angst voor misbruik, kunt u geld vragen, maar u moet die laten zien.',
  },
  'nl.ask.data-right-copy': {
    says: 'U kunt gratis een kopie van uw gegevens vragen. Het bedrijf moet binnen een maand antwoorden. Zo niet, klaag dan bij de Autoriteit Persoonsgegevens.',
  },
}
