/** Dutch: the words of the rows in ../hire-purchase.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HIRE_PURCHASE_NL: Words = {
  'gb.credit.right-car-finance': {
    says: 'Maakte een hoge of verborgen provisie uw autolening oneerlijk, dan kunt u geld vragen. Klaag gratis bij de geldgever. U hebt geen claimbureau nodig.',
  },
  'gb.credit.right-hire': {
    says: 'Is een derde betaald, dan hebben ze een rechter nodig om het weg te nemen. Is de helft betaald, dan kunt u het verzorgd teruggeven en niets meer schuldig zijn. Een rechter kan u tijd geven.',
  },
  'gb.credit.right-faulty-on-finance': {
    says: 'Gaat iets op krediet stuk? Klaag ook bij de kredietgever, niet alleen bij de verkoper. Na acht weken, of zijn laatste antwoord, kan de Financial Ombudsman gratis beslissen.',
  },
}
