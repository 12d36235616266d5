/** The Dutch words of Spain: community dues. */
import type { Words } from '@plainletter/contracts/rule'

export const COMMUNITY_DUES_NL: Words = {
  'es.community.right-certificate': {
    says: 'Vraag het bewijs van de schuld en het verslag van de vergadering. Voor het snelle betalingsbevel (monitorio) hebben ze beide nodig, en moeten ze het u gezegd hebben.',
  },
  'es.community.right-contest': {
    says: 'U kunt een besluit van de vergadering binnen drie maanden aanvechten, of binnen een jaar als het de wet breekt. Heb geen achterstand of stort het bedrag.',
  },
  'es.community.know-share': {
    says: 'Elke eigenaar moet een deel van de gemeenschappelijke kosten betalen. Wie schuld heeft mag op de vergadering spreken, maar meestal niet stemmen.',
    learnMore: 'De woning zelf staat in voor de bijdragen van dit jaar en van de drie jaar ervoor.',
  },
  'es.community.step-account': {
    says: 'Vraag de beheerder een lijst van de onbetaalde maanden, uw deel en de ontvangen betalingen.',
  },
}
