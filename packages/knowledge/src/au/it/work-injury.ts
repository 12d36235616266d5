/** The Italian words of the rows in ../work-injury.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_INJURY_IT: Words = {
  'au.named.work-injury-nsw': {
    says: 'Nel Nuovo Galles del Sud questo avviso deve dare i motivi e i documenti usati. Può chiedere all’assicuratore un riesame o andare alla Personal Injury Commission. L’Independent Review Office (IRO) può pagarLe un avvocato.',
  },
  'au.named.work-injury': {
    says: 'Un infortunio sul lavoro ha una legge e un riesame propri, non quelli di altre assicurazioni. Il tempo è breve, spesso da uno a tre mesi. Un sindacato, un centro legale o un avvocato senza anticipo può aiutare.',
  },
}
