/** The Dutch words of the rows in ../enquiry-private-parking.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRIVATE_PARKING_NL: Words = {
  'ch.ask.private-parking': {
    says: 'Een particulier kan geen boete geven. Hij mag alleen zijn echte kosten vragen en moet die tonen. Een echte boete komt alleen van de overheid, waar een bord een verbod van de rechter toont, na aangifte binnen drie maanden. Stond u er ten onrechte, dan sluit een redelijk bedrag het meestal af.',
    dependsOn: 'het bord ter plaatse en de echte kosten',
  },
}
