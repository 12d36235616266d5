/** The French words of the rows in ../towed-cars.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TOWED_CARS_FR: Words = {
  'us.towed.want': {
    says: 'Votre voiture a été enlevée. On veut des frais d’enlèvement et de garde, et on peut vendre la voiture si vous ne faites rien.',
  },
  'us.towed.step': {
    says: 'Agissez aujourd’hui : les frais montent chaque jour. Demandez la liste des frais, reprenez vos affaires et envoyez le formulaire d’opposition à la vente.',
  },
}
