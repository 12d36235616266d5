/** A notice because the landlord needs the home, or sells it: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const OWN_NEED_NL: Words = {
  'de.home.want-own-need': {
    says: 'Uw verhuurder zegt dat hij of zij, of familie, de woning nodig heeft (Eigenbedarf). De reden moet echt en uitgelegd zijn.',
  },
  'de.home.right-own-need': {
    says: 'Bij eigen gebruik moet de brief noemen wie er wil komen wonen en waarom. Was het een voorwendsel, dan kunt u schadevergoeding eisen.',
  },
  'de.home.right-sale': {
    says: 'Een verkoop beëindigt uw huur niet. Na omzetting in een koopappartement (Eigentumswohnung) is er een blokkade van minstens drie jaar, in sommige gebieden tot tien.',
  },
  'de.home.insight-own-need': {
    says: 'Eigen gebruik is de reden die het vaakst betwist wordt. Vage woorden zonder naam of plan zijn vaak niet genoeg.',
    actionable:
      'Schrijf op wie er zou komen wonen, en of een andere woning van de verhuurder leeg staat.',
  },
  'de.home.right-converted': {
    says: 'Werd uw woning na uw intrek een appartement en toen verkocht? Dan mag eigen gebruik drie jaar na de verkoop niet, in krappe steden tot tien jaar.',
  },
}
