/** Questions about a deposit from which a new carpet, paint or cleaning is to be paid: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEPOSIT_NEW_CARPET_NL: Words = {
  'gb.ask-housing.deposit-new-for-old': {
    says: 'Geen nieuw voor oud. Voor echte schade mogen ze alleen houden wat het ding nog waard was, of de prijs van reiniging. Een tapijt voor tien jaar dat acht jaar oud was, is een vijfde waard. Normale slijtage kost u niets. Zij moeten het bewijzen met de lijsten en foto’s van in- en uittrek en rekeningen. Schrijf welke posten u betwist en vraag het deposit scheme om zijn gratis besluit, meestal binnen drie maanden. Wat niet betwist is, moet nu betaald worden.',
  },
}
