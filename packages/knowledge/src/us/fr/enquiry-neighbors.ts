/** Questions about fences, noise, trees, dogs and city rules: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBORS_FR: Words = {
  'us.ask-life.over-the-line': {
    says: 'Sans votre accord, cela ne peut en général pas rester sur votre terrain. Faites marquer la limite par un géomètre agréé (surveyor). Écrivez ensuite au voisin, avec une copie et un jour pour la déplacer, et proposez une médiation gratuite. Ne démolissez rien vous-même. Sinon un tribunal peut ordonner le déplacement ou une somme. N’attendez pas des années : en Californie, cinq ans, avec les impôts payés, peuvent donner la bande au voisin. Ailleurs, d’autres délais.',
  },
  'us.ask-life.fence': {
    says: 'Les règles de l’État et de la ville décident. En Californie, les voisins partagent le plus souvent une clôture nécessaire, après un avis écrit de 30 jours. Dans beaucoup d’États, vous n’avez rien à payer que vous n’avez pas accepté.',
    dependsOn: 'votre État, et si la clôture est nécessaire',
  },
  'us.ask-life.noise': {
    says: 'Tenez un journal et écrivez d’abord au voisin. Puis plaignez-vous à la ville ou au propriétaire. Si cela dépasse de loin ce qui est normal, un tribunal peut l’arrêter ou accorder de l’argent.',
  },
  'us.ask-life.tree': {
    says: 'Vous pouvez le plus souvent couper les branches jusqu’à la limite à vos frais, si l’arbre vit. Le propriétaire paie les dégâts d’un arbre qui semblait dangereux. Prévenez-le par écrit.',
    dependsOn: 'si l’arbre semblait dangereux avant',
  },
  'us.ask-life.dog': {
    says: 'Dans beaucoup d’États le maître paie la morsure, même la première. Dans d’autres il faut montrer qu’il connaissait le danger ou fut négligent, comme un portail ouvert ou la laisse obligatoire. Voyez un médecin, signalez à animal control, gardez photos et factures. Demandez son assurance habitation : elle paie souvent. S’il refuse, le tribunal des petites créances peut trancher.',
    dependsOn: 'votre État',
  },
  'us.ask-life.city-code': {
    says: 'Lisez la règle et la date. Réparez et envoyez des photos, ou demandez par écrit plus de temps ou une audience avant que l’amende commence.',
  },
}
