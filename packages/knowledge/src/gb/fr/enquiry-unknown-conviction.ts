/** Questions about a conviction nobody told you of: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNKNOWN_CONVICTION_FR: Words = {
  'gb.ask-court-fine.never-knew': {
    says: "Cela peut être annulé. Déclarez sous serment (statutory declaration) au tribunal (magistrates' court) que vous ignoriez l'affaire, dans les 21 jours après l'avoir apprise. Condamnation, amende et points tombent, et l'affaire recommence. Appelez aujourd'hui le service des amendes. Si des huissiers écrivent, prévenez leur société par écrit, aussi d'une maladie. Pour une amende pénale, ils peuvent entrer de force en dernier recours.",
  },
  'gb.ask-court-fine.declaration': {
    says: "Demandez un rendez-vous à un tribunal (magistrates' court) ; c'est gratuit. Apportez le formulaire, le numéro de l'affaire et votre réponse (coupable ou non). Faites-le dans les 21 jours après l'avoir appris. Ne dites que la vérité : une fausse déclaration est un délit.",
  },
}
