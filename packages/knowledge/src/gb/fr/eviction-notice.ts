/** Notices to leave a rented home, and letters about rent arrears: options, warnings and what an adviser would notice. The four nations have different law. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_NOTICE_FR: Words = {
  'gb.home.option-help': {
    says: 'Il vérifie si le congé (notice) est valable et parle pour vous au tribunal.',
    title: 'Prendre un avocat logement gratuit',
    cost: 'Rien.',
    time: 'Appelez aujourd’hui.',
    risk: 'Aucun.',
    bestFor: 'Toute personne avec un congé ou une date au tribunal.',
  },
  'gb.home.option-plan': {
    says: 'Offrez par écrit le loyer et une somme pour le retard.',
    title: 'Offrir un plan pour le loyer',
    cost: 'Ce que vous offrez.',
    time: 'Une soirée.',
    risk: 'Tenez-le, sinon cela peut jouer contre vous.',
    bestFor: 'Le loyer est en retard, mais vous pouvez payer maintenant.',
  },
  'gb.home.option-defend': {
    says: 'Si une demande du tribunal arrive, envoyez le formulaire de défense (defence) et allez à l’audience.',
    title: 'Contester au tribunal',
    cost: 'Se défendre est gratuit.',
    time: 'Quelques semaines jusqu’à une audience.',
    risk: 'Des frais peuvent s’ajouter si vous perdez.',
    bestFor: 'Le congé est faux, ou vous avez une bonne raison.',
  },
  'gb.home.warn-court-papers': {
    says: 'Les papiers du tribunal ont une date pour un formulaire et une audience. Allez à l’audience, même si vous avez envoyé le formulaire.',
  },
  'gb.home.warn-lodger': {
    says: 'Si vous vivez avec votre propriétaire, vous avez moins de droits, et le préavis est plus court. Prenez d’abord conseil.',
  },
  'gb.home.insight-section-21-ended': {
    says: 'Cela ressemble à un congé « section 21 » donné après le 30 avril 2026. En Angleterre, ces congés ont pris fin le 1er mai 2026 : il n’a donc aucune force.',
    actionable:
      'Ne partez pas. Montrez-le à Shelter ou à un conseiller (legal aid), et écrivez au propriétaire que vous restez.',
  },
  'gb.home.insight-section-21-old': {
    says: 'C’est un congé « section 21 » d’avant le 1er mai 2026. Il compte seulement si le propriétaire a saisi le tribunal à temps, au plus tard le 31 juillet 2026.',
    actionable:
      'Demandez par écrit si un tribunal a été saisi, et quand. Sinon, le congé ne vaut plus rien.',
  },
  'gb.home.insight-section-8': {
    says: 'Un congé « section 8 » doit nommer son motif (ground). Le tribunal regarde ensuite la preuve et, pour beaucoup de motifs, ce qui est juste.',
    actionable: 'Cherchez le numéro du motif et demandez à un conseiller ce qui doit être montré.',
  },
  'gb.home.change-section-21': {
    says: 'Depuis le 1er mai 2026, les propriétaires privés en Angleterre ne peuvent plus expulser sans motif.',
    was: 'Un propriétaire privé pouvait donner deux mois de préavis sans motif.',
    is: 'Un propriétaire doit donner un motif légal et le prouver au tribunal.',
  },
  'gb.home.warn-order-made': {
    says: 'Un tribunal a peut-être ordonné votre départ, ou des huissiers (bailiffs) ont une date. Prenez aujourd’hui un avocat logement gratuit. Vous pouvez peut-être demander au tribunal de l’arrêter.',
  },
  'gb.home.insight-sale': {
    says: 'Un propriétaire qui veut vendre ou habiter là doit donner quatre mois. Cette raison ne vaut pas pendant vos 12 premiers mois de location.',
    actionable:
      'Comparez le début de votre location aux dates du congé, et demandez des preuves du projet. Après votre départ, le logement ne peut pas être reloué pendant 12 mois.',
  },
}
