/** A council penalty charge in England and Wales: what an adviser would notice, warnings, tactics and time limits. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const PENALTY_CHARGE_ACTIONS_FR: Words = {
  'gb.pcn.insight-not-received': {
    says: 'Si les lettres d’avant sont parties à une ancienne adresse, vous pouvez faire revenir l’affaire en arrière. Les frais ajoutés tombent alors.',
    actionable:
      'Utilisez le formulaire TE9 ou PE3, ou TE7 avec TE9 quand les 21 jours sont passés.',
  },
  'gb.pcn.insight-late-post': {
    says: 'Un avis de caméra doit arriver au propriétaire dans les 28 jours après les faits, sauf si la DVLA a tardé à donner les données.',
    actionable: 'Comptez les jours entre les faits et l’avis. S’il y en a plus de 28, dites-le.',
  },
  'gb.pcn.insight-owner-late': {
    says: 'Un avis au propriétaire (notice to owner) doit, dans la plupart des cas, être envoyé dans les 6 mois après l’avis d’amende.',
    actionable: 'Comparez les deux dates. S’il y a plus, dites que l’avis est venu trop tard.',
  },
  'gb.pcn.insight-details': {
    says: 'Un avis d’amende doit donner la date, l’heure, la voiture, la raison, la somme et comment payer. Une vraie erreur peut faire gagner un recours.',
    actionable: 'Comparez chaque détail avec vos propres notes.',
  },
  'gb.pcn.warning-increase': {
    says: 'Si vous ne faites rien, la somme augmente de moitié et vous perdez le droit de recours.',
  },
  'gb.pcn.warning-warrant': {
    says: 'Ensuite viennent un mandat (warrant) et des huissiers (bailiffs), avec au moins £75 de frais. Agissez avant la fin du délai.',
  },
  'gb.pcn.warning-truth': {
    says: 'Cochez seulement une raison vraie. Une fausse déclaration peut être punie comme offense au tribunal (contempt of court).',
  },
  'gb.pcn.tactic-early': {
    says: 'Contestez dans les 14 jours. Vous gardez le prix plus bas si la mairie (council) suit les consignes officielles.',
    risk: 'Après 14 jours, la somme entière peut être due si vous perdez.',
    notWhen: 'L’amende est clairement juste. Alors payez le prix plus bas.',
  },
  'gb.pcn.tactic-tribunal': {
    says: 'Beaucoup de gens s’arrêtent au rejet. Le tribunal est gratuit, et les mairies (councils) doivent y montrer leurs preuves.',
    risk: 'Le prix réduit est perdu si vous perdez.',
    notWhen: 'Vous n’avez pas de raison et voulez seulement une somme plus basse.',
  },
  'gb.pcn.deadline-discount': {
    says: 'Le prix plus bas vaut 14 jours. Le jour de la remise officielle de l’avis compte comme le premier.',
    action: 'Payer le prix plus bas, ou contester',
    consequence: 'La somme entière est due.',
  },
  'gb.pcn.deadline-owner': {
    says: 'Vous avez 28 jours à partir de la remise officielle de l’avis au propriétaire (notice to owner). Ce jour compte comme le premier.',
    action: 'Envoyer une contestation officielle (formal representations), ou payer',
    consequence: 'La somme augmente de moitié et vous perdez le recours.',
    service: 'Un avis posté compte comme remis le deuxième jour ouvré après l’envoi.',
  },
  'gb.pcn.deadline-tribunal': {
    says: 'Vous avez 28 jours à partir de la remise officielle du rejet. Ce jour compte comme le premier.',
    action: 'Faire un recours au tribunal',
    consequence:
      'La mairie (council) peut envoyer un avis d’augmentation (charge certificate) de moitié.',
    service: 'Un avis posté compte comme remis le deuxième jour ouvré après l’envoi.',
  },
  'gb.pcn.deadline-certificate': {
    says: 'Vous avez 14 jours à partir de la remise officielle de l’avis d’augmentation (charge certificate).',
    action: 'Payer, ou signaler l’erreur',
    consequence:
      'La mairie (council) peut demander au tribunal d’enregistrer la dette, avec des frais.',
    service: 'Un avis posté compte comme remis le deuxième jour ouvré après l’envoi.',
  },
  'gb.pcn.deadline-statement': {
    says: 'Vous avez 21 jours à partir de l’ordre (order for recovery) pour payer ou faire une déclaration (witness statement). Nous comptons depuis la date de l’ordre, pour être sûrs.',
    action: 'Envoyer le formulaire TE9 ou PE3, ou payer',
    consequence: 'Un mandat (warrant) peut aller aux huissiers (bailiffs).',
  },
}
