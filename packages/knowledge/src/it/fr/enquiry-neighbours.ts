/** Questions about noise, cameras, water damage and condominiums: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBOURS_WORDS: Words = {
  'it.ask.noise': {
    says: 'Tenez une liste des jours et heures, et demandez au syndic (amministratore) d’agir. Un juge peut faire cesser un bruit qui dépasse le supportable. La nuit, appelez la police locale.',
  },
  'it.ask.neighbour-camera': {
    says: 'La caméra d’un voisin peut filmer chez lui, pas chez vous, l’escalier ou la rue. Demandez par écrit de la tourner. Sinon, plainte gratuite : Garante.',
  },
  'it.ask.condominium': {
    says: 'Un propriétaire paie selon sa part. Vous pouvez contester une décision dans les 30 jours, à compter de l’avis si vous étiez absent. Pour les frais votés, un juge peut ordonner de payer tout de suite. Les frais ordinaires sont le plus souvent prescrits après cinq ans.',
    dependsOn: 'ce que l’assemblée a décidé, et quand',
  },
  'it.ask.water-damage': {
    says: 'Le propriétaire du logement ou du tuyau d’où vient l’eau doit réparer et payer, même sans faute, sauf pur hasard. Un tuyau commun est à la copropriété. Prenez photos et devis, et écrivez vite en recommandé au voisin, à l’administrateur et à votre assureur. S’ils refusent, demandez un expert au tribunal (accertamento tecnico), ou une mesure urgente en cas de danger. Vous avez cinq ans.',
  },
}
