/** Questions about noise and trees of neighbours: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBOURS_WORDS: Words = {
  'fr.ask-home.neighbour-noise': {
    says: 'Le tapage nocturne est puni d’une amende ; le jour aussi, si le bruit dure, se répète ou est fort. Parlez ou écrivez, notez les dates, appelez la police. Un conciliateur gratuit ou le juge peut y mettre fin.',
  },
  'fr.ask-home.neighbour-trees': {
    says: 'Vous pouvez obliger le voisin à couper les branches qui dépassent. Les racines, vous pouvez les couper à la limite. Un arbre de plus de deux mètres doit être à deux mètres, une haie à un demi-mètre, sauf usage local. Tentez d’abord un conciliateur gratuit.',
  },
  'fr.ask-home.cut-branches-oneself': {
    says: 'Non, pas les branches. C’est au voisin de les couper, et vous pouvez l’y obliger, même après de longues années. Les racines, ronces et brindilles qui avancent chez vous, vous pouvez les couper vous-même, à la limite. Écrivez d’abord en recommandé. Puis voyez le conciliateur, gratuit : c’est obligatoire avant le tribunal. Un arbre de plus de deux mètres doit être à deux mètres de la limite, une haie à un demi-mètre, sauf usage local.',
  },
}
