/** Questions about a conviction nobody told you of: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNKNOWN_CONVICTION_FR: Words = {
  'gb.ask-court-fine.never-knew': {
    says: "Oui, cela peut être annulé. Déclarez au tribunal sous serment (statutory declaration) que vous ne saviez rien de l'affaire, dans les 21 jours après l'avoir appris. Plus tard, il faut expliquer le retard. La condamnation tombe alors, mais l'affaire recommence et vous plaidez.",
  },
  'gb.ask-court-fine.declaration': {
    says: "Demandez un rendez-vous à un tribunal (magistrates' court) ; c'est gratuit. Apportez le formulaire, le numéro de l'affaire et votre réponse (coupable ou non). Faites-le dans les 21 jours après l'avoir appris. Ne dites que la vérité : une fausse déclaration est un délit.",
  },
}
