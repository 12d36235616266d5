/** The Italian words of the rows in ../state-public-duties.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_PUBLIC_DUTIES_IT: Words = {
  ...stateWords('court-fees', {
    'AZ GA IL MA MI NC NJ OH WA':
      'chi ha un reddito basso può chiedere al tribunale di non pagare le sue spese. Chieda il modulo al cancelliere (clerk)',
  }),
  ...stateWords('jury-call', {
    'AZ GA IL MA MI NC NJ OH WA':
      'di solito può chiedere un altro giorno per il servizio di giurato (jury duty). Il datore di lavoro non può licenziarla per questo. Risponda entro la data',
  }),
  ...stateWords('insurance-gap', {
    'AZ GA IL MA NC NJ OH':
      'un vuoto nella Sua assicurazione auto può sospendere l’immatricolazione. Mandi la prova di copertura entro la data, o chieda un’udienza (hearing)',
  }),
  ...stateWords('school-absence', {
    'GA IL MA NC NJ OH WA':
      'la scuola deve di solito aiutare prima di un caso per assenze. Vada all’incontro e porti i certificati medici',
  }),
}
