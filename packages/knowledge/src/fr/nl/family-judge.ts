/** The Dutch words of the rows in ../family-judge.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FAMILY_JUDGE_NL: Words = {
  'fr.jaf.want': {
    says: 'De andere ouder vraagt de rechter (JAF) te beslissen waar het kind woont, wie het wanneer ziet of wat u betaalt.',
  },
  'fr.jaf.right-interest': {
    says: 'Meestal houden beide ouders het gezag, en de rechter kijkt alleen naar het belang van het kind: gewoonten, afspraken, respect voor de ander, geweld. Het kind mag vragen gehoord te worden.',
  },
  'fr.jaf.right-sum': {
    says: 'De bijdrage volgt de middelen van beide ouders en de behoefte van het kind. Bij iets nieuws kan ze veranderen.',
  },
  'fr.jaf.right-lawyer': {
    says: 'Een advocaat hoeft meestal niet, maar helpt: rechtshulp betaalt bij weinig geld. Komt u niet, dan beslist de rechter zonder u. Beroep meestal binnen een maand.',
  },
  'fr.jaf.step': {
    says: 'Neem bewijs van inkomen, huur en kosten mee, een plan voor school en vakantie, en hoe u zorgt. Stuur vooraf kopieën.',
  },
}
