/** Questions about traffic tickets and towing: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_FR: Words = {
  'us.ask-life.traffic-ticket': {
    says: 'Au plus tard à la date indiquée sur l’amende, vous pouvez plaider non coupable (not guilty) et demander une audience. Le plus souvent, vous pouvez aussi demander un stage de conduite. Payer, c’est reconnaître. Ne l’ignorez jamais.',
    dependsOn: 'votre passé de conducteur et les preuves',
  },
  'us.ask-life.towed': {
    says: 'Récupérez vite la voiture, car les frais montent chaque jour. Photographiez les panneaux et demandez un reçu. Beaucoup d’États limitent les frais et vous donnent une audience ou une réclamation si l’enlèvement était injuste.',
    dependsOn: 'les panneaux, les frais et votre État',
  },
}
