/** A landlord's claim for eviction in court: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_CLAIM_NL: Words = {
  'de.home.deadline-cure': {
    says: 'Een opzegging zonder termijn wegens huurschulden vervalt als alles betaald is binnen twee maanden na betekening van de ontruimingseis. Dit werkt één keer in twee jaar.',
    action:
      'Alle achterstallige huur betalen, of op papier de belofte van een kantoor krijgen om te betalen',
    consequence: 'De opzegging zonder termijn blijft geldig.',
  },
  'de.home.warn-claim': {
    says: 'U kunt in deze zaak uw woning verliezen. Ga deze week naar een advocaat en het huisvestingskantoor van uw gemeente.',
  },
  'de.home.step-claim-office': {
    says: 'Vraag het Jobcenter of sociale kantoor (Sozialamt) meteen de huurschulden over te nemen. Binnen twee maanden kan dit uw woning redden.',
  },
  'de.home.step-claim-time': {
    says: 'Vraag de rechter in uw verweer om tijd om te verhuizen (Räumungsfrist), voor als u verliest.',
  },
}
