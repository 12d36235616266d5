/** Questions about a tenancy in England: entry, lodgers, pets, leaving, what is written and who takes over. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TENANCY_FR: Words = {
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
  'gb.ask-housing.leave-early': {
    says: 'Les locations privées en Angleterre n’ont plus de fin fixe. Vous pouvez partir avec deux mois de préavis écrit, à la fin d’une période de loyer, sauf si votre contrat permet moins.',
  },
  'gb.ask-housing.tenancy-agreement': {
    says: 'Vous avez des droits même sans rien d’écrit. Si vous payez un loyer pour un logement à vous seul, vous êtes sans doute locataire (tenant). Demandez les conditions par écrit.',
  },
  'gb.ask-home.succession': {
    says: 'Un bail social protégé (secure tenancy) peut passer une fois. Le mari, la femme ou le partenaire qui y vivait le reprend. Un autre membre de la famille le peut s’il a commencé avant le 1er avril 2012 et s’il y a vécu les 12 derniers mois, ou si le contrat le dit. Demandez par écrit, continuez à payer et ne partez pas sans conseil.',
    dependsOn:
      'quand le bail a commencé, qui vous êtes pour le locataire et s’il est déjà passé une fois',
  },
}
