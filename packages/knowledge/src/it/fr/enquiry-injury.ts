/** The French words of the rows in ../enquiry-injury.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INJURY_FR: Words = {
  'it.ask.animal-bite': {
    says: 'Celui qui garde l’animal paie le dommage, sauf pur hasard ou votre faute. Voyez un médecin, prenez photos et noms, et prévenez la police. Écrivez au gardien et demandez son assureur. Vous avez cinq ans.',
  },
  'it.ask.street-fall': {
    says: 'Celui qui a la garde du lieu paie, sauf si vous pouviez voir le danger. Prenez le jour même des photos, les témoins et le certificat du médecin. Écrivez à la mairie ou au magasin. Vous avez cinq ans.',
    dependsOn: 'ce que vous pouvez prouver',
  },
}
