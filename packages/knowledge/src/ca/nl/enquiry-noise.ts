/** The Dutch words of the rows in ../enquiry-noise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOISE_NL: Words = {
  'ca.ask.noise': {
    says: 'Noteer data en tijden. Schrijf de verhuurder of de vereniging (strata): zij moeten zorgen dat u rustig kunt wonen. Bel ’s nachts het by-law-kantoor van de stad. Ga daarna naar het huurtribunaal, of in een strata in British Columbia naar het Civil Resolution Tribunal.',
  },
  'ca.ask.barking-dog': {
    says: 'Praat eerst, en schrijf dagen en tijden op. Klaag daarna bij uw gemeente: met de regels over geluid of dieren (by-law) kan zij de eigenaar waarschuwen en beboeten.',
  },
}
