/** The Italian words of the rows in ../enquiry-old-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBTS_IT: Words = {
  'jp.ask.old': {
    says: 'Se non ha pagato nulla per cinque anni e nessun giudice ha deciso, il debito è molto probabilmente troppo vecchio. Non finisce da solo: deve dirlo (時効の援用), meglio con lettera certificata (内容証明). Non chiami, non paghi una parte, non prometta: fa ripartire il tempo. Dopo una sentenza sono dieci anni. Risponda in tempo agli atti. Un 司法書士 o 法テラス può aiutare.',
    dependsOn: 'quando ha pagato o promesso l’ultima volta',
  },
}
