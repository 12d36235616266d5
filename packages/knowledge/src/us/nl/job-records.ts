/** The Dutch words of the rows in ../job-records.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const JOB_RECORDS_NL: Words = {
  ...stateWords('job-record', {
    CA: 'beperkt de wet hoe een werkgever een strafblad mag gebruiken. Antwoord schriftelijk voor de genoemde dag en zeg hoe u bent veranderd',
    IL: 'beperkt de wet hoe een werkgever een strafblad mag gebruiken. Antwoord schriftelijk voor de genoemde dag en zeg hoe u bent veranderd',
    MA: 'beperkt de wet hoe een werkgever een strafblad mag gebruiken. Antwoord schriftelijk voor de genoemde dag en zeg hoe u bent veranderd',
    NJ: 'beperkt de wet hoe een werkgever een strafblad mag gebruiken. Antwoord schriftelijk voor de genoemde dag en zeg hoe u bent veranderd',
    NY: 'beperkt de wet hoe een werkgever een strafblad mag gebruiken. Antwoord schriftelijk voor de genoemde dag en zeg hoe u bent veranderd',
    PA: 'beperkt de wet hoe een werkgever een strafblad mag gebruiken. Antwoord schriftelijk voor de genoemde dag en zeg hoe u bent veranderd',
    WA: 'beperkt de wet hoe een werkgever een strafblad mag gebruiken. Antwoord schriftelijk voor de genoemde dag en zeg hoe u bent veranderd',
  }),
}
