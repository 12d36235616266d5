/** The Italian words of the rows in ../family-mediation.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FAMILY_MEDIATION_IT: Words = {
  'jp.mediation.want': {
    says: 'Il tribunale di famiglia la convoca a una mediazione (調停). Due mediatori sentono ciascuno e cercano un accordo. Non è una sentenza.',
  },
  'jp.mediation.right-come': {
    says: 'Non deve accettare nulla. Ma venga o chieda presto un altro giorno: mancare senza motivo può costare fino a 50.000 yen, e i soldi possono decidersi senza lei.',
  },
  'jp.mediation.right-divorce': {
    says: 'Senza il suo sì il divorzio è solo per sentenza e motivo di legge (art. 770). Poi figli, assegno e beni: da aprile 2026 entrambi possono tenere la responsabilità; i beni si chiedono entro cinque anni.',
  },
  'jp.mediation.step': {
    says: 'Mandi il questionario (照会書) in tempo con buste paga e desideri. Paura? Chieda stanze separate e indirizzo segreto. 法テラス aiuta.',
  },
}
