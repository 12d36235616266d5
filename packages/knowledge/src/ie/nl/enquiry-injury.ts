/** Questions about an injury: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INJURY_NL: Words = {
  'ie.ask.injury-claim': {
    says: 'Schrijf de andere partij binnen een maand en ga naar een arts. U hebt twee jaar. De meeste claims gaan eerst naar de Injuries Resolution Board; dat stopt de klok. Bewaar foto’s, namen van getuigen en bonnen. Neem geen bedrag aan voor u weet hoe het geneest.',
  },
  'ie.ask.uninsured-driver': {
    says: 'Claim bij het bureau van autoverzekeraars (Motor Insurers’ Bureau of Ireland, MIBI): het betaalt als de andere bestuurder niet verzekerd was of onvindbaar is. Meld het meteen bij de gardaí, liefst binnen twee dagen, en bewaar kenteken, foto’s en getuigen. Bij letsel vraagt u ook binnen twee jaar bij het Injuries Resolution Board.',
  },
}
