/** Old Age Security and the Canada Pension Plan: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_PENSION_NL: Words = {
  'ca.benefit.right-pension-review': {
    says: 'Bij Old Age Security of Canada Pension Plan hebt u 90 dagen om een nieuwe blik te vragen. Een schuld door verkeerd advies van het kantoor kan vervallen.',
  },
  'ca.pension.want': {
    says: 'Service Canada heeft over uw pensioen beslist. Zoek de reden en noteer de dag waarop de brief kwam.',
  },
  'ca.pension.right-again': {
    says: 'U hebt 90 dagen vanaf de ontvangst om op papier een nieuwe blik te vragen. Dat is gratis.',
  },
  'ca.pension.right-tribunal': {
    says: 'Zeggen zij weer nee? Dan beslist het Social Security Tribunal. Ga binnen 90 dagen in beroep. U hebt geen advocaat nodig.',
  },
  'ca.pension.step': {
    says: 'Vraag uw dossier op. Stuur wat ontbreekt, zoals een verslag van de arts over wat u op het werk niet kunt.',
  },
  'ca.pension.reconsider': {
    says: 'Bij een publiek pensioen hebt u 90 dagen om herziening te vragen. Wij tellen vanaf de datum van de brief.',
    action: 'Om herziening vragen, als u het er niet mee eens bent',
    consequence: 'Zij mogen een late vraag zonder goede reden weigeren.',
  },
}
