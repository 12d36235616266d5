/** Dutch: the words of the rows in ../sick-pay-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SICK_PAY_REFUSED_NL: Words = {
  'gb.sick-pay.right-first-day': {
    says: 'Sinds 6 april 2026 begint het ziekengeld op de eerste dag, ook bij laag loon. Het is 80% van uw loon, tot een vast weekbedrag, hoogstens 28 weken.',
  },
  'gb.sick-pay.right-decide': {
    says: 'Vraag de werkgever schriftelijk om de reden. Bent u het oneens, dan beslist het betaalteam van HMRC gratis. Schrijf het binnen zes maanden na de eerste dag waar het om gaat. Ingehouden ziekengeld kunt u bij het tribunaal vorderen.',
  },
}
