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
  'de.home.option-claim-pay': {
    says: 'Betaal alles, of breng een toezegging van Jobcenter of sociale dienst. Meld het aan de rechtbank.',
    title: 'De hele huurschuld betalen',
    cost: 'De hele schuld, misschien als lening van de dienst.',
    time: 'Uiterlijk twee maanden na betekening van de vordering.',
    risk: 'Het geneest geen gewone opzegging die ook is gedaan. De kosten van de zaak kunnen voor u zijn.',
    bestFor: 'U bent de huur schuldig en wilt blijven.',
  },
  'de.home.step-claim-time': {
    says: 'Vraag de rechter in uw verweer om tijd om te verhuizen (Räumungsfrist), voor als u verliest.',
  },
}
