/** Questions about a pension that is too small to live on: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SMALL_PENSION_FR: Words = {
  'de.ask-benefit.small-pension': {
    says: 'Demandez deux aides. Au Sozialamt : la Grundsicherung im Alter, qui complète la pension jusqu’au loyer, chauffage et minimum. 10 000 € d’épargne par personne restent. Les enfants ne paient rien sous 100 000 € par an. Ou à la ville : le Wohngeld, si la pension suffit presque. Demandez tout de suite : rien pour le passé. Avec la Grundsicherung, la redevance tombe aussi. VdK, Caritas ou Diakonie aident.',
  },
}
