/** The Dutch words of the rows in ../state-public-duties.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_PUBLIC_DUTIES_NL: Words = {
  ...stateWords('court-fees', {
    'AZ GA IL MA MI NC NJ OH WA':
      'kunnen mensen met een laag inkomen de rechtbank vragen de kosten kwijt te schelden. Vraag de griffie (clerk) om het formulier',
  }),
  ...stateWords('jury-call', {
    'AZ GA IL MA MI NC NJ OH WA':
      'kunt u meestal een andere dag voor de juryplicht (jury duty) vragen. Uw werkgever mag u daarom niet ontslaan. Antwoord voor de datum',
  }),
  ...stateWords('insurance-gap', {
    'AZ GA IL MA NC NJ OH':
      'kan een gat in uw autoverzekering de registratie schorsen. Stuur voor de datum bewijs van dekking, of vraag om een zitting (hearing)',
  }),
  ...stateWords('school-absence', {
    'GA IL MA NC NJ OH WA':
      'moet een school meestal eerst helpen voor er een zaak over gemiste dagen komt. Ga naar het gesprek en neem briefjes van de arts mee',
  }),
}
