/** The Dutch words of the rows in ../medicare.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MEDICARE_NL: Words = {
  'us.medicare.want': {
    says: 'Dit laat zien wat Medicare moest betalen en heeft betaald. Het is geen rekening.',
  },
  'us.medicare.right-appeal': {
    says: 'U hebt 120 dagen nadat u het bericht kreeg om een nieuwe beoordeling te vragen (redetermination). Het is gratis.',
  },
  'us.medicare.deadline-appeal': {
    says: 'U kunt tegen een beslissing van Medicare in beroep gaan tot 120 dagen nadat u die kreeg. Zij nemen aan dat die na vijf dagen aankwam.',
    action: 'In beroep gaan als Medicare iets niet wilde betalen',
    consequence: 'De beslissing blijft, behalve als u een goede reden had om te laat te zijn.',
    service: 'voor de post',
  },
  'us.medicare.step-check': {
    says: 'Controleer de namen, datums en diensten. Klopt er een niet, bel dan 1-800-MEDICARE of uw Senior Medicare Patrol.',
  },
  'us.medicare.right-plan-appeal': {
    says: 'U hebt 65 dagen vanaf de datum van het bericht om bij een Medicare-plan in beroep te gaan. Vraag om een snel antwoord als wachten slecht voor u is.',
  },
  'us.medicare.right-care-ends': {
    says: 'Bel het toetsbureau (QIO) op het bericht voor de middag van de dag voor het einde. Het beslist binnen dagen, en tot dan betaalt u meestal niets. Zorg mag ook doorgaan om erger te voorkomen.',
  },
}
