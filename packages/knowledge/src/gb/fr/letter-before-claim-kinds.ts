/** La mise en demeure : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const LETTER_BEFORE_CLAIM_KINDS_FR: Words = {
  'gb.lbc.lease-no-forfeit': {
    says: 'Un bail de logement (lease) ne peut pas être arrêté pour des charges (service charge), sauf si vous avez reconnu les devoir. Ou si un tribunal l’a décidé.',
  },
  'gb.lbc.ground-rent-notice': {
    says: 'Le loyer foncier (ground rent) n’est dû qu’après un avis dans la forme légale, avec une date 30 à 60 jours plus tard.',
  },
  'gb.lbc.lease-tribunal': {
    says: 'Vous pouvez demander à un tribunal (tribunal) de décider si les charges (service charges) et les frais de gestion ajoutés (administration charges) sont justes.',
  },
  'gb.lbc.lease-summary': {
    says: 'Chaque demande de charges (service charge) doit venir avec un résumé de vos droits. Sans lui, vous pouvez retenir l’argent jusqu’à son arrivée.',
    actionable:
      'Regardez les demandes, pas seulement cette lettre. S’il n’y avait pas de résumé, dites-le par écrit.',
  },
  'gb.lbc.estate-pays': {
    says: 'La dette est payée avec ce que la personne a laissé. La famille ne la paie pas de sa poche, sauf si elle a signé aussi.',
  },
  'gb.lbc.care-review': {
    says: 'Vous pouvez demander une copie de l’évaluation financière (financial assessment) et son réexamen. Envoyez la preuve du revenu, du loyer et des coûts du handicap.',
  },
  'gb.lbc.care-complain': {
    says: 'Vous pouvez faire une réclamation à la mairie (council) sur les frais de soins. Vous pouvez ensuite aller gratuitement au Local Government and Social Care Ombudsman.',
  },
  'gb.lbc.step-passed': {
    says: 'Les 30 jours habituels sont passés, donc répondez aujourd’hui. Ils peuvent saisir le tribunal maintenant. Une réponse tardive peut encore l’arrêter.',
  },
  'gb.lbc.step-passed-post': {
    says: 'Regardez votre courrier, aussi à une ancienne adresse, pour un formulaire du tribunal (claim form). Son délai de réponse est court.',
  },
}
