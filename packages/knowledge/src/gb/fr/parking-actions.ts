/** A private parking charge: what an adviser would notice, warnings, tactics and time limits. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_ACTIONS_FR: Words = {
  'gb.parking.deadline-appeal': {
    says: 'Le code du secteur vous donne 28 jours pour faire un recours à la société.',
    action: 'Faire un recours à la société de stationnement',
    consequence:
      'La société peut refuser votre recours, et vous pouvez perdre le recours indépendant.',
  },
  'gb.parking.deadline-discount': {
    says: 'Le prix plus bas vaut 14 jours. Un recours dans ce délai le garde ouvert.',
    action: 'Payer le prix plus bas, ou faire un recours pour le garder',
    consequence: 'La somme entière est due.',
  },
  'gb.parking.insight-late-notice': {
    says: 'La société ne peut réclamer au détenteur (keeper) que si son premier avis est arrivé à temps. Comparez la date du stationnement avec le jour où il est arrivé.',
    actionable:
      'Si plus de 14 jours ont passé et rien n’était sur la voiture, dites-le dans le recours. Ne nommez pas le conducteur.',
  },
  'gb.parking.insight-windscreen': {
    says: 'Si un avis a été laissé sur la voiture, l’avis au détenteur (notice to keeper) doit suivre à temps. Il doit arriver entre le jour 29 et le jour 56.',
    actionable:
      'Notez les deux dates. Trop tôt ou trop tard, ils ne peuvent peut-être réclamer qu’au conducteur.',
  },
  'gb.parking.insight-relevant-land': {
    says: 'Un terrain avec ses propres règlements (byelaws), comme bien des aéroports et des gares, peut échapper aux règles du détenteur (keeper).',
    actionable:
      'Dites dans le recours que ce n’est pas un « relevant land », et demandez à la société de prouver le contraire.',
  },
  'gb.parking.insight-short-overstay': {
    says: 'Les caméras comptent toute la visite : chercher une place, lire les panneaux, payer et faire la queue pour sortir. C’est plus long que le stationnement lui-même.',
    actionable:
      'Enlevez le temps pour trouver une place et les 10 minutes de marge. S’il reste peu, dites-le dans le recours.',
  },
  'gb.parking.insight-added-cost': {
    says: 'Les frais de recouvrement ajoutés ne font pas partie de ce qu’un détenteur (keeper) peut devoir selon la loi (Act).',
    actionable:
      'Demandez à quoi sert chaque livre. Dites que vous contestez toute somme au-dessus de celle du premier avis.',
  },
  'gb.parking.charge-recovery': {
    says: 'Le secteur dit que £70 au plus peuvent s’ajouter quand une somme reste impayée.',
    name: 'Frais de recouvrement (debt recovery cost)',
  },
  'gb.parking.warning-court': {
    says: 'N’ignorez jamais des papiers du tribunal. Sans réponse à temps, la société peut gagner par défaut, et la décision peut nuire à votre dossier de crédit.',
  },
  'gb.parking.warning-windscreen': {
    says: 'Ne payez pas par un lien dans un SMS ou par un code collé sur un panneau. Tapez vous-même l’adresse de la société.',
  },
  'gb.parking.warning-admit': {
    says: 'Réfléchissez avant de dire qui conduisait. Dès qu’ils le savent, ils peuvent réclamer au conducteur, quoi que dise l’avis au détenteur (notice to keeper).',
  },
  'gb.parking.tactic-appeal-early': {
    says: 'Faites un recours dans les 14 premiers jours. Si la société dit non, la plupart doivent vous offrir le prix plus bas pendant 14 jours de plus.',
    risk: 'Un recours plus tardif peut perdre le prix plus bas.',
    notWhen: 'Vous avez déjà décidé de payer.',
  },
  'gb.parking.tactic-landowner': {
    says: 'Demandez au responsable du magasin ou du lieu d’annuler. Il emploie la société de stationnement, et un reçu aide souvent.',
    risk: 'Il peut dire non, et les jours pour le recours courent toujours.',
    notWhen: 'Vous n’utilisiez ni le magasin ni le lieu.',
  },
  'gb.parking.tactic-proof': {
    says: 'Faites prouver à la société ce qu’elle dit : le contrat avec le propriétaire, les panneaux ce jour-là et les images des caméras.',
    risk: 'Si la preuve est bonne, vous avez perdu le prix plus bas.',
    notWhen: 'Vous savez que la somme est juste.',
  },
  'gb.parking.deadline-independent': {
    says: 'POPLA donne 28 jours à partir de la lettre de refus. L’IAS a utilisé 21 jours : agissez donc dans les 21 jours pour être sûr.',
    action: 'Envoyer le recours indépendant',
    consequence: 'Vous pouvez perdre le recours indépendant et gratuit.',
  },
  'gb.parking.change-code': {
    says: 'Il y a maintenant un seul code pour le secteur. Un code de l’État est prévu, mais pas en vigueur.',
    was: 'Chaque groupe de sociétés avait son propre code.',
    is: 'Un code du secteur vaut pour les membres des deux groupes. Un code de l’État a été promis, mais n’est pas en vigueur.',
  },
}
