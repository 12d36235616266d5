/** The Dutch words of the rows in ../enquiry-old-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBTS_WORDS: Words = {
  'nl.ask.old': {
    says: 'De meeste schulden verjaren na vijf jaar, rekeningen voor spullen vaak na twee. Een schriftelijke aanmaning kan de tijd opnieuw starten. U moet het zelf zeggen.',
    dependsOn: 'waarvoor het is en welke brieven kwamen',
  },
}
