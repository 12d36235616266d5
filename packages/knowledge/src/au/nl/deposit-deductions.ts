/** The Dutch words of the rows in ../deposit-deductions.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_DEDUCTIONS_NL: Words = {
  'au.kept.right-wear': {
    says: 'Ze mogen alleen geld houden voor wat u schuldig bent of kapotmaakte. Gewone slijtage (fair wear and tear) hoeft u niet te betalen.',
  },
  'au.kept.right-agree': {
    says: 'In de meeste staten bewaart een dienst de borg (bond). In het Northern Territory bewaart de verhuurder of makelaar die voor u (trust). Nergens mag een verhuurder die houden als u het niet eens bent.',
  },
  'au.kept.step-claim': {
    says: 'Vraag zelf de hele borg aan bij de borgdienst (bond authority), online. Teken geen leeg formulier.',
  },
  'au.kept.step-proof': {
    says: 'Leg de twee opnamestaten (condition reports), uw foto’s en bonnen bij elkaar. Vraag de verhuurder om rekeningen.',
  },
  'au.kept.option-tribunal': {
    says: 'Zeg schriftelijk nee, en ga op tijd naar de rechter (tribunal) van uw staat. De hulpdienst voor huurders helpt gratis.',
    title: 'De rechter (tribunal) laten beslissen',
    cost: 'Een klein bedrag, lager met een kortingspas (concession card).',
    time: 'Een paar weken.',
    risk: 'Klein.',
    bestFor: 'U bent het niet eens met wat ze houden.',
  },
}
