/** What someone left: wills, claims on them and those who settle them. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const WILLS_NL: Words = {
  'gb.will.wants': {
    says: 'De brief gaat over een erfenis. Misschien moet u van een eis afzien. U hoeft nu niets te tekenen.',
  },
  'gb.will.right-claim': {
    says: 'Man, vrouw, partner, kind of wie afhankelijk was kan de rechter om een eerlijk deel vragen. De termijn is zes maanden na de akte (grant of probate).',
  },
  'gb.will.right-valid': {
    says: 'Een testament telt alleen als het voor twee getuigen, bij helder verstand en zonder druk is getekend. U kunt de advocaat om het dossier vragen.',
  },
  'gb.will.right-account': {
    says: 'Wie de erfenis regelt moet die verzamelen, schulden betalen en verdelen. U kunt om een lijst en rekeningen vragen.',
  },
  'gb.will.step': {
    says: 'Ga voor het eind van de zes maanden naar een advocaat voor erfrecht, en teken eerst niets. Is de akte er nog niet, vraag dan naar een blokkade (caveat).',
  },
  'gb.will.answer': {
    says: 'Man, vrouw, partner, kind of wie afhankelijk was kan binnen zes maanden na de akte een eerlijk deel vragen. Een testament dat fout of onder druk is getekend, telt ook niet.',
  },
}
