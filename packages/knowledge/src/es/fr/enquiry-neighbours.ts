/** Questions about noise, cameras, water damage and community dues: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBOURS_FR: Words = {
  'es.ask.noise': {
    says: 'Appelez chaque fois la police locale pour avoir un rapport. La copropriété peut exiger l’arrêt, puis agir en justice. Demandez à la ville de mesurer un bar.',
  },
  'es.ask.neighbour-camera': {
    says: 'La caméra d’un voisin peut filmer chez lui, pas chez vous, l’escalier ou la rue. Demandez par écrit de la tourner. Sinon, plainte gratuite : AEPD.',
  },
  'es.ask.community-dues': {
    says: 'Un propriétaire doit payer sa part des frais communs. Vous pouvez contester une décision dans les trois mois, un an si elle viole la loi, mais payez ou consignez d’abord. Demandez le procès-verbal. Les charges sont prescrites après cinq ans.',
    dependsOn: 'ce que l’assemblée a décidé, et quand',
  },
  'es.ask.water-damage': {
    says: 'Prenez des photos et écrivez vite à l’assurance et au voisin. Une fuite du logement est pour celui du dessus, les tuyaux communs pour la copropriété. Vous avez un an : envoyez un burofax.',
  },
  'es.ask.squatters': {
    says: 'Appelez tout de suite la police (112 ou 091) et portez plainte, avec l’extrait du registre ou le bail et votre identité. Si c’est votre logement, même secondaire, c’est une violation de domicile : la police peut agir vite. Depuis avril 2025 il y a un procès rapide. Sinon, l’action civile rapide : qui ne montre aucun droit en cinq jours doit partir. Ne changez pas les serrures et ne coupez rien vous-même : cela peut être un délit. Un locataire qui ne paie pas est un autre cas.',
  },
}
