/** The Italian words of the rows in ../enquiry-botched-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BOTCHED_WORK_IT: Words = {
  'es.ask.botched-work': {
    says: 'Scriva alla ditta con burofax e foto e dia un tempo giusto per rimediare. Fino ad allora può trattenere una parte del prezzo adeguata al difetto. Se non succede nulla, chieda il costo di un’altra ditta o sciolga il contratto. Ha cinque anni. Per i difetti di un edificio ci sono uno, tre e dieci anni.',
  },
}
