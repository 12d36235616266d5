/** Questions sur le logement : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_FR: Words = {
  'gb.ask-housing.deposit-back': {
    says: 'Demandez par écrit le dépôt (deposit) et la liste de chaque retenue avec preuve. En cas de désaccord, utilisez le service gratuit de litiges du fonds de dépôt (deposit scheme). Le propriétaire doit prouver la perte.',
  },
  'gb.ask-housing.deposit-unprotected': {
    says: 'Votre propriétaire avait 30 jours pour protéger le dépôt (deposit) et vous dire où. Sinon, vous pouvez le redemander, plus une à trois fois sa valeur. Vous avez six ans.',
  },
  'gb.ask-housing.wear-and-tear': {
    says: 'Vous ne payez pas l’usure normale (fair wear and tear), c’est-à-dire l’usage avec le temps. Un propriétaire peut réclamer seulement un vrai dégât ou de la saleté, moins l’âge de l’objet.',
  },
  'gb.ask-housing.repairs': {
    says: 'Votre propriétaire doit réparer la structure, les tuyaux, le chauffage, l’eau chaude, les toilettes et les fils électriques. Signalez-le par écrit avec photos. Si rien ne se passe, demandez un contrôle à la mairie (council). Continuez à payer le loyer.',
  },
  'gb.ask-housing.damp': {
    says: 'Votre propriétaire doit garder le logement en état d’être habité, et l’humidité ou les moisissures peuvent l’empêcher. Signalez-le par écrit avec photos et tout effet sur la santé. Appelez ensuite la mairie (council).',
  },
  'gb.ask-housing.stop-rent': {
    says: 'N’arrêtez pas de payer le loyer, même si les réparations ne sont pas faites. Vous pourriez perdre votre logement pour ce retard. Si vous ne pouvez pas payer, parlez maintenant au propriétaire et à un conseiller en dettes.',
  },
  'gb.ask-housing.rent-increase': {
    says: 'Un propriétaire privé en Angleterre peut augmenter le loyer une fois par an, avec le formulaire 4A (Form 4A) et deux mois de préavis. Vous pouvez saisir le tribunal avant la date de début. Il ne peut pas fixer plus que demandé.',
    dependsOn: 's’il a utilisé le bon formulaire et le bon préavis',
  },
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
  'gb.ask-housing.entry': {
    says: 'Un propriétaire ne peut pas entrer quand il veut. Pour réparer ou contrôler, il devrait prévenir par écrit au moins 24 heures avant, sauf urgence. Demandez-lui par écrit d’arrêter.',
  },
  'gb.ask-housing.lodger': {
    says: 'Un locataire chez l’habitant (lodger) a moins de droits. Le propriétaire n’a pas besoin d’un ordre du tribunal, mais doit donner un préavis juste, souvent le temps entre deux loyers. Il n’a pas le droit d’utiliser la force.',
    dependsOn: 'si vous partagez le lieu de vie avec votre propriétaire',
  },
  'gb.ask-housing.pets': {
    says: 'Depuis le 1er mai 2026, vous pouvez demander par écrit un animal à un propriétaire privé en Angleterre. Il doit répondre dans les 28 jours et a besoin d’une bonne raison pour refuser.',
    dependsOn: 's’il a une bonne raison',
  },
  'gb.ask-housing.arrears': {
    says: 'Appelez aujourd’hui votre propriétaire et offrez le loyer et un peu plus. Vérifiez vos aides et prenez un conseil gratuit sur les dettes. Pour le motif principal de retard, il lui faut trois mois dus, quatre semaines de préavis et un tribunal.',
  },
  'gb.ask-housing.leave-early': {
    says: 'Les locations privées en Angleterre n’ont plus de fin fixe. Vous pouvez partir avec deux mois de préavis écrit, à la fin d’une période de loyer, sauf si votre contrat permet moins.',
  },
  'gb.ask-housing.fees': {
    says: 'En Angleterre, la plupart des frais sont interdits. Sont permis le loyer, un dépôt limité et un dépôt de réservation (holding deposit) d’une semaine de loyer au plus. Quelques frais pour vos propres manquements le sont aussi. Vous pouvez redemander les autres.',
    dependsOn: 'la raison des frais',
  },
  'gb.ask-housing.rent-in-advance': {
    says: 'Pour une nouvelle location privée en Angleterre, ils peuvent demander un mois de loyer d’avance au plus. Ils ne peuvent pas faire monter l’offre au-dessus de l’annonce.',
  },
  'gb.ask-housing.no-benefits': {
    says: 'Un propriétaire privé ou une agence en Angleterre ne peut pas vous refuser parce que vous touchez des aides ou avez des enfants. Gardez l’annonce ou le message et dites-le à la mairie (council).',
  },
  'gb.ask-housing.homeless': {
    says: 'Contactez aujourd’hui le service des sans-abri (homeless team) de la mairie (council). Si vous perdez votre logement dans les 56 jours, elle doit vous aider à rester ou à déménager. Appelez Shelter au 0808 800 4444.',
  },
  'gb.ask-housing.revenge': {
    says: 'Gardez la preuve de votre plainte et sa date. En Angleterre, un propriétaire a maintenant besoin d’un vrai motif légal et d’un ordre du tribunal. Se plaindre ne peut donc pas, seul, vous coûter votre logement.',
  },
  'gb.ask-housing.tenancy-agreement': {
    says: 'Vous avez des droits même sans rien d’écrit. Si vous payez un loyer pour un logement à vous seul, vous êtes sans doute locataire (tenant). Demandez les conditions par écrit.',
  },
  'gb.ask-housing.section-21-ended': {
    says: 'La « section 21 » a pris fin pour les locataires privés en Angleterre le 1er mai 2026. Depuis, un propriétaire a besoin d’un motif légal, d’un congé « section 8 » et d’un ordre du tribunal.',
  },
  'gb.ask-housing.arrears-evict': {
    says: 'Un propriétaire privé en Angleterre a besoin de quatre semaines de préavis et d’un tribunal. Avec trois mois dus aux deux dates, le tribunal doit l’ordonner. Avec moins, il regarde ce qui est juste.',
    dependsOn: 'combien vous devez, et ce qu’un tribunal décide',
  },
  'gb.ask-home.succession': {
    says: 'Un bail social protégé (secure tenancy) peut passer une fois. Le mari, la femme ou le partenaire qui y vivait le reprend. Un autre membre de la famille le peut s’il a commencé avant le 1er avril 2012 et s’il y a vécu les 12 derniers mois, ou si le contrat le dit. Demandez par écrit, continuez à payer et ne partez pas sans conseil.',
    dependsOn:
      'quand le bail a commencé, qui vous êtes pour le locataire et s’il est déjà passé une fois',
  },
  'gb.ask-homeless.review': {
    says: "Demandez à la commune un réexamen (review) par écrit dans les 21 jours de sa décision, et un logement en attendant. Si c'est encore non, vous avez 21 jours pour la County Court sur un point de droit. Appelez Shelter aujourd'hui ; l'aide juridique existe pour cela.",
  },
}
