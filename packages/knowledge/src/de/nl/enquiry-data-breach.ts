/** The Dutch words of the rows in ../enquiry-data-breach.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DATA_BREACH_NL: Words = {
  'de.ask-data.breach': {
    says: 'Verander uw wachtwoorden en let op uw rekening. Vraag het bedrijf wat er is gestolen. De controle over uw gegevens kwijt zijn kan al schade zijn, ook zonder misbruik. U moet laten zien dat het u raakt.',
  },
  'de.ask-data.right-know': {
    says: 'U kunt gratis een kopie van uw gegevens vragen. Het bedrijf moet binnen een maand antwoorden. Anders klaagt u gratis bij de toezichthouder op gegevens.',
  },
}
