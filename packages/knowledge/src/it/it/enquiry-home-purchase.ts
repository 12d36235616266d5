/** The Italian words of the rows in ../enquiry-home-purchase.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_PURCHASE_IT: Words = {
  'it.ask.home-deposit': {
    says: 'Se il venditore si tira indietro, può recedere e chiedere il doppio della caparra confirmatoria. Oppure chiedere la vendita al giudice, o i danni. Se si tira indietro Lei, la perde. Un semplice acconto torna indietro.',
  },
  'it.ask.agent-fee': {
    says: 'L’agente ha diritto alla provvigione solo se l’affare è concluso per opera sua; un preliminare vincolante conta. Chi non è iscritto non ha diritto a nulla. Una clausola che fa pagare comunque il consumatore può essere vessatoria.',
    dependsOn: 'che cosa ha firmato',
  },
}
