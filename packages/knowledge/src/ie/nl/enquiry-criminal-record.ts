/** Questions about what goes on a criminal record: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRIMINAL_RECORD_NL: Words = {
  'ie.ask.fixed-charge-record': {
    says: 'Nee. Een boete (fixed charge) die u op tijd betaalt is geen veroordeling en geeft geen strafblad. Punten staan drie jaar op het rijbewijs; een verzekeraar mag ernaar vragen. Betaalt u niet, dan kan een rechter veroordelen. Dat kan in de Garda-controle (vetting) staan; oude, lichte verkeerszaken vallen meestal weg. Antwoord op wat echt gevraagd wordt.',
  },
}
