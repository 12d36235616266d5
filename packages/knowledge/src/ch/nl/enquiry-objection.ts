/** Questions about an objection (Rechtsvorschlag) to a payment order: too late, and what comes after it. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OBJECTION_NL: Words = {
  'ch.ask.order-missed': {
    says: 'Kon u niet op tijd handelen, bijvoorbeeld door het ziekenhuis? Vraag de toezichthouder om herstel van de termijn zodra u kunt. Bent u niets schuldig, dan kan een rechter de zaak met bewijs stoppen. Of spreek termijnen af. Wat u nodig hebt om te leven blijft van u.',
  },
  'ch.ask.after-objection': {
    says: 'De zaak staat stil. De schuldeiser moet naar de rechter: met een vonnis of uw handtekening via een snel verzoek (Rechtsöffnung), anders met een gewone eis. Antwoord op tijd. Een jaar na het bevel vervalt het. Doet hij drie maanden niets, vraag dan de inschrijving te verbergen.',
  },
}
