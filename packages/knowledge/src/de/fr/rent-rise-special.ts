/** The French words of the rows in ../rent-rise-special.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_SPECIAL_WORDS: Words = {
  'de.rise.index-want': {
    says: 'Votre propriétaire augmente un loyer qui suit l’indice des prix (Indexmiete). Il n’a pas besoin de votre accord.',
  },
  'de.rise.index-year': {
    says: 'Un loyer indexé doit rester le même pendant un an. La lettre doit nommer le changement de l’indice et le nouveau loyer ou la hausse.',
  },
  'de.rise.index-start': {
    says: 'Le nouveau loyer indexé est dû à partir du deuxième mois après celui de la lettre.',
  },
  'de.rise.index-step': {
    says: 'Vérifiez l’indice à l’Office fédéral de la statistique et refaites le calcul.',
  },
  'de.rise.works-want': {
    says: 'Votre propriétaire veut plus de loyer à cause de travaux (Modernisierung).',
  },
  'de.rise.works-cap': {
    says: 'Au plus 8 % du coût par an peuvent aller sur le loyer, et 3 € par mètre carré en six ans. Sous 7 € par mètre carré, c’est 2 €.',
  },
  'de.rise.works-repairs': {
    says: 'Le coût des réparations doit être retiré. Seules les vraies améliorations comptent.',
  },
  'de.rise.works-hardship': {
    says: 'Si le nouveau loyer est trop lourd pour vous, vous pouvez invoquer une situation difficile (Härte). Le délai est court.',
    actionable: 'Écrivez maintenant au propriétaire avec vos revenus et votre loyer.',
  },
}
