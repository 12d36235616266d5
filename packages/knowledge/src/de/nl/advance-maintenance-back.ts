/** The Dutch words of the rows in ../advance-maintenance-back.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ADVANCE_MAINTENANCE_BACK_NL: Words = {
  'de.uvg.right-able': {
    says: 'U bent alleen schuldig wat u echt kon betalen. Een deel van uw inkomen is om van te leven (Selbstbehalt). Laat loon, huur en andere kinderen zien.',
  },
  'de.uvg.right-past': {
    says: 'Voor eerdere maanden telt pas de tijd sinds u van het voorschot hoorde of uw inkomen moest geven. Vraag bewijs van die dag.',
  },
  'de.uvg.step-income': {
    says: 'Stuur op tijd uw inkomen van de laatste twaalf maanden. Kunt u niet betalen, schrijf dat en vraag uitstel of kleine termijnen.',
  },
}
