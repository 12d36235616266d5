/** Droits liés aux questions courantes : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RIGHTS_PARKING_FR: Words = {
  'gb.ask-parking.right-code': {
    says: "Les sociétés membres d'une association suivent un code unique. Vous avez 28 jours pour contester, puis un recours gratuit hors de la société. Une petite faute de frappe devrait être annulée.",
  },
  'gb.ask-parking.right-keeper-law': {
    says: "Le titulaire (keeper) ne paie pour le conducteur que si l'avis est arrivé à temps et contient tout ce que la loi exige. Vous n'avez pas à dire qui conduisait.",
  },
  'gb.ask-parking.right-signs-case': {
    says: 'En 2015 la Supreme Court a admis £85 car les panneaux étaient grands et clairs. Des panneaux petits, cachés ou absents sont une défense.',
  },
  'gb.ask-parking.right-letter-first': {
    says: "Avant le tribunal, ils doivent envoyer une letter of claim avec un formulaire et vous laisser 30 jours. La lettre d'un agent de recouvrement n'en est pas une.",
  },
  'gb.ask-parking.right-council-act': {
    says: "Une amende du council (penalty charge) repose sur une loi, une somme privée sur des panneaux. Ce n'est pas un délit, mais elle augmente si vous ne faites rien.",
  },
  'gb.ask-parking.right-council-appeal': {
    says: 'Vous pouvez contester, puis faire une réclamation formelle sous 28 jours, puis un recours gratuit devant un tribunal indépendant.',
  },
}
