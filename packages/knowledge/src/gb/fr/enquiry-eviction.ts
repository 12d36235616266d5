/** Questions about notices, eviction and homelessness in England: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_FR: Words = {
  'gb.ask-housing.section-21': {
    says: 'La « section 21 » a pris fin pour les locataires privés en Angleterre le 1er mai 2026. Un congé (notice) donné après le 30 avril 2026 n’a aucun effet. Vous n’avez pas à partir à cause de lui.',
  },
  'gb.ask-housing.old-section-21': {
    says: 'Un congé « section 21 » d’avant le 1er mai 2026 compte seulement si le tribunal a été saisi au plus tard le 31 juillet 2026. Prenez conseil sur sa date et sur les papiers du tribunal.',
    dependsOn: 'quand le congé a été donné et si le tribunal a été saisi',
  },
  'gb.ask-housing.evict': {
    says: 'Un propriétaire privé en Angleterre a maintenant besoin d’un motif légal, d’un vrai congé « section 8 » et d’un ordre du tribunal. Pour vendre ou habiter, il faut quatre mois de préavis, et pas la première année.',
    dependsOn: 'le motif donné',
  },
  'gb.ask-housing.must-leave': {
    says: 'Vous n’avez pas à partir le jour où un congé (notice) finit. Seul un tribunal peut l’ordonner, et seuls ses huissiers (court bailiffs) peuvent l’exécuter. Si vous vivez avec votre propriétaire, c’est différent.',
  },
  'gb.ask-housing.locked-out': {
    says: 'Faire partir de force la plupart des locataires sans ordre du tribunal, ou changer les serrures, est un délit. Appelez maintenant la mairie (council), et la police au 101, ou au 999 si vous vous sentez en danger.',
  },
  'gb.ask-housing.homeless': {
    says: 'Contactez aujourd’hui le service des sans-abri (homeless team) de la mairie (council). Si vous perdez votre logement dans les 56 jours, elle doit vous aider à rester ou à déménager. Appelez Shelter au 0808 800 4444.',
  },
  'gb.ask-housing.revenge': {
    says: 'Gardez la preuve de votre plainte et sa date. En Angleterre, un propriétaire a maintenant besoin d’un vrai motif légal et d’un ordre du tribunal. Se plaindre ne peut donc pas, seul, vous coûter votre logement.',
  },
  'gb.ask-housing.section-21-ended': {
    says: 'La « section 21 » a pris fin pour les locataires privés en Angleterre le 1er mai 2026. Depuis, un propriétaire a besoin d’un motif légal, d’un congé « section 8 » et d’un ordre du tribunal.',
  },
  'gb.ask-housing.arrears-evict': {
    says: 'Un propriétaire privé en Angleterre a besoin de quatre semaines de préavis et d’un tribunal. Avec trois mois dus aux deux dates, le tribunal doit l’ordonner. Avec moins, il regarde ce qui est juste.',
    dependsOn: 'combien vous devez, et ce qu’un tribunal décide',
  },
}
