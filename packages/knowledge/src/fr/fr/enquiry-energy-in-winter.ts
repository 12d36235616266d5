/** Questions about a cut of power or gas in the winter months: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_IN_WINTER_FR: Words = {
  'fr.ask-buy.energy-winter': {
    says: 'Non. Du 1er novembre au 31 mars, personne ne peut couper l’électricité, le gaz ou la chaleur de votre résidence principale pour une dette. La puissance peut être réduite, sauf avec le chèque énergie. La dette reste : appelez vite le fournisseur et demandez un échéancier. Demandez le FSL et une assistante sociale avant avril. Coupé quand même ? Prévenez le médiateur de l’énergie.',
  },
}
