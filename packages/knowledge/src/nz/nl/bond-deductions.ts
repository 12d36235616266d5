/** The Dutch words of the rows in ../bond-deductions.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BOND_DEDUCTIONS_NL: Words = {
  'nz.kept.right-agree': {
    says: 'De borg (bond) staat bij Tenancy Services. Een verhuurder kan die niet houden zonder uw woord of een bevel van de huurrechter (Tenancy Tribunal).',
  },
  'nz.kept.right-wear': {
    says: 'Gewone slijtage hoeft u niet te betalen. De verhuurder moet laten zien dat er schade is, en dat u die maakte.',
  },
  'nz.kept.step-claim': {
    says: 'Vraag de borg (bond) zelf aan bij Tenancy Services. Teken geen leeg formulier.',
  },
  'nz.kept.step-proof': {
    says: "Leg het eerste inspectierapport, foto's en bonnen bij elkaar. Vraag de verhuurder om rekeningen.",
  },
  'nz.kept.option-tribunal': {
    says: 'Zeg schriftelijk nee, en dien het daarna online in. Community Law helpt u gratis.',
    title: 'De huurrechter (Tenancy Tribunal) laten beslissen',
    cost: 'Een klein bedrag.',
    time: 'Een paar weken.',
    risk: 'Laag.',
    bestFor: 'U bent het niet eens met wat ze houden.',
  },
}
