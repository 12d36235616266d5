/** The small claims courts of the provinces, for a letter that threatens with one: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const SMALL_CLAIMS_NL: Words = {
  'ca.debt.on-small-claims': {
    says: 'In Ontario behandelt de rechter voor kleine zaken (small claims court) tot $50.000. Juridische kosten zijn daar meestal hoogstens 15% van de eis.',
  },
  'ca.debt.bc-small-claims': {
    says: 'In British Columbia beslist een tribunaal over eisen tot $5.000, en de rechter voor kleine zaken (small claims court) tot $35.000. U betaalt meestal hun advocaat niet.',
  },
  'ca.debt.ab-court': {
    says: 'In Alberta behandelt de Court of Justice eisen tot $100.000. U kunt daar zelf het woord doen.',
  },
  'ca.debt.qc-small-claims': {
    says: 'In Québec spreken mensen bij kleine zaken voor zichzelf, zonder advocaten. Een bedrijf dat de schuld kocht, kan daar geen zaak beginnen.',
  },
  'ca.judged.on-interest': {
    says: 'Controleer de rente. In Ontario loopt die tegen het tarief van dat kwartaal of dat van uw contract.',
  },
}
