/** Questions about fines, parking, clamps and tolls: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_FR: Words = {
  'nz.ask.fine': {
    says: 'Vous avez 28 jours pour payer, écrire pour expliquer ou demander une audience. Si cela va au tribunal, des frais s’ajoutent.',
    dependsOn: 'la date sur l’avis',
  },
  'nz.ask.private-parking': {
    says: 'Une entreprise privée ne peut pas vous donner d’amende. Elle ne peut demander que sa perte raisonnable. Écrivez que vous contestez et dites pourquoi.',
    dependsOn: 'ce que disaient les panneaux et sa vraie perte',
  },
  'nz.ask.clamped': {
    says: 'Les frais d’un sabot peuvent être de 100 $ au plus. Payez pour libérer la voiture, gardez le reçu et réclamez l’argent si c’était à tort.',
  },
  'nz.ask.toll': {
    says: 'Pas toujours. Si vous avez vendu la voiture ou ne conduisiez pas, dites-le à NZTA avec des preuves. Payez vite le péage lui-même, pour qu’aucune amende ne suive.',
    dependsOn: 'à qui était la voiture et qui conduisait ce jour-là',
  },
  'nz.ask.not-driving': {
    says: 'Envoyez la déclaration (statutory declaration) avec le nom et l’adresse du conducteur avant la date limite. Si la voiture a été vendue ou volée, déclarez-le. Une fausse déclaration est une infraction.',
  },
  'nz.ask.old-fines': {
    says: 'Appelez aujourd’hui le 0800 434 637 et demandez à payer par parts. Si vous tenez le plan, ils arrêtent le plus souvent. Sans plan, le tribunal peut bloquer ou prendre la voiture, ou prendre sur la paie ou le compte. Dites-le si vous ne pouvez rien payer.',
  },
  'nz.ask.fines-airport': {
    says: 'Oui, cela peut arriver. Il faut le plus souvent un mandat d’arrêt, avec une réparation (reparation) due ou des amendes de justice dès $5,000 environ. Cela vaut au départ et au retour. Appelez le 0800 434 637 aujourd’hui, avant le vol. Payez ou convenez de paiements, et demandez s’il y a une alerte ou un mandat et qu’il soit levé. Avec un plan suivi, les autres mesures s’arrêtent le plus souvent. Emportez la preuve.',
  },
  'nz.ask.towed': {
    says: 'Payez pour éviter les frais de garde et écrivez « paid under protest » sur le reçu. Un propriétaire privé ne peut faire enlever que si vous n’aviez pas le droit d’être là, et les panneaux doivent être clairs. Le prix doit être juste. Sinon, réclamez-le par écrit à l’enleveur et au propriétaire avec photos. Puis Disputes Tribunal. Pour la ville (council), demandez-lui.',
  },
}
