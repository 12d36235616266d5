/** The French words of the rows in ../enquiry-on-the-road.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_FR: Words = {
  'us.ask-everyday.private-parking': {
    says: 'C’est une facture, pas une amende d’un tribunal. La société doit montrer que des panneaux clairs fixaient le prix et que la somme est juste. Contestez par écrit avec des photos. Si vous devez vraiment le tarif, payez cette part. En cas de désaccord, un tribunal décide.',
  },
  'us.ask-life.traffic-ticket': {
    says: 'Au plus tard à la date indiquée sur l’amende, vous pouvez plaider non coupable (not guilty) et demander une audience. Le plus souvent, vous pouvez aussi demander un stage de conduite. Payer, c’est reconnaître. Ne l’ignorez jamais.',
    dependsOn: 'votre passé de conducteur et les preuves',
  },
  'us.ask-life.towed': {
    says: 'Récupérez vite la voiture, car les frais montent chaque jour. Photographiez les panneaux et demandez un reçu. Beaucoup d’États limitent les frais et vous donnent une audience ou une réclamation si l’enlèvement était injuste.',
    dependsOn: 'les panneaux, les frais et votre État',
  },
  'us.ask-everyday.toll': {
    says: 'Pas toujours. Si la voiture était vendue, volée ou louée avant ce jour, envoyez la preuve à l’agence de péage au plus tard à la date indiquée dans l’avis. Vérifiez que la facture est vraie.',
    dependsOn: 'qui possédait et conduisait la voiture ce jour-là',
  },
}
