/** Questions of people in need tonight: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_WORDS: Words = {
  'nl.ask-need.food': {
    says: 'Appelez la commune (gemeente) aujourd’hui et dites que vous n’avez pas de quoi manger. La commune ou le wijkteam peut vous envoyer tout de suite à la Voedselbank (banque alimentaire). Demandez l’aide sociale (bijstand) et dites que c’est urgent : donnez les papiers demandés. Alors une avance (voorschot) doit en général venir en quatre semaines, ou plus tôt. Demandez la bijzondere bijstand. Geldfit, gratuit : 0800 8115.',
  },
  'nl.ask-need.lender': {
    says: 'En danger, appelez le 112. Vous menacer pour de l’argent est un délit (bedreiging, afpersing). Portez plainte avec messages, noms et paiements, et demandez une protection. Prêter comme métier demande une licence. N’empruntez pas pour le payer et ne le voyez pas seul. La commune aide gratuitement pour les dettes (schuldhulp) ; Geldfit : 0800 8115. Victimes : Slachtofferhulp.',
  },
}
