/** The Italian words of the rows in ../enquiry-botched-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BOTCHED_WORK_IT: Words = {
  'it.ask.botched-work': {
    says: 'Scriva subito alla ditta: entro 60 giorni dalla scoperta del vizio, otto per un artigiano che lavora da solo. Chieda la riparazione o un prezzo più basso. Fino ad allora può trattenere una parte del prezzo adeguata al vizio. È tardi dopo due anni dalla consegna, uno per l’artigiano.',
  },
}
