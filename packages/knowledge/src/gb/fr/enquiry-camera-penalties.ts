/** Questions about penalties by camera: bus lanes, banned turns, and a speeding notice for a car of the firm: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CAMERA_PENALTIES_FR: Words = {
  'gb.ask-parking.bus-lane': {
    says: "Vous pouvez contester par écrit auprès du council en 28 jours, avec des photos des panneaux et des lignes sur votre trajet. Des panneaux sombres, cachés ou peu clairs sont un bon motif. Qui paie tôt paie la moitié : 14 jours à Londres, le plus souvent 21 ailleurs, comme le dit l'avis. Mais payer met fin à l'affaire. Si le council refuse, le recours au tribunal est gratuit, en 28 jours : vous ne risquez que le demi-tarif. Si d'autres avis datent d'avant la première lettre, demandez-lui de les annuler.",
  },
  'gb.ask-speed.lease-car': {
    says: "Les 14 jours ne valent que pour le premier avis, envoyé au titulaire enregistré (registered keeper). Pour une voiture en leasing ou de société, c'est le plus souvent la société de leasing. Demandez-lui quel jour son avis est arrivé. Si c'était dans les 14 jours après l'infraction, le vôtre peut venir plus tard. Dans tous les cas, renvoyez votre formulaire en 28 jours et dites qui conduisait : ne pas répondre est une infraction à part, avec six points. Si le premier avis est venu trop tard, prenez conseil avant d'accepter une amende ou un stage.",
  },
}
