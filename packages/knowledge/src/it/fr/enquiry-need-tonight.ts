/** Questions of people in need tonight: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_WORDS: Words = {
  'it.ask-need.roof': {
    says: 'Appelez maintenant les services sociaux de la commune. La nuit et les jours fériés, demandez le pronto intervento sociale : ce service d’urgence est dû partout, jour et nuit. Vous ne le trouvez pas, ou vous êtes en danger ? Appelez le 112 et dites que vous ne savez pas où dormir et qui est avec vous. Caritas et Croce Rossa connaissent les foyers.',
  },
  'it.ask-need.food': {
    says: 'Allez aujourd’hui aux services sociaux de la commune et dites que vous n’avez rien à manger, et combien d’enfants il y a. Demandez une aide d’urgence : argent, bons d’achat (buoni spesa) ou colis. Caritas, Croce Rossa et les paroisses donnent à manger et savent où l’on sert des repas. Vous attendez l’assegno di inclusione ? Un patronato relance gratuitement.',
  },
  'it.ask-need.power-off': {
    says: 'Appelez la société maintenant, dites qu’il y a un bébé et demandez à payer en plusieurs fois. Payé ? Envoyez la preuve : le courant doit revenir en un jour ouvrable. Allez aujourd’hui aux services sociaux de la commune : ils aident pour la facture et le bonus sociale. Pas de recommandé ni PEC 25 jours avant ? La coupure est fautive : réclamez, une somme vous est due.',
  },
  'it.ask-need.lender': {
    says: 'En danger, appelez le 112. L’usure (usura) et les menaces pour de l’argent (estorsione) sont de graves délits, et vous êtes la victime. Portez plainte à la police ou aux Carabinieri avec messages, noms et paiements. Avec un prêt usuraire, vous ne devez aucun intérêt. N’empruntez pas pour le payer. Les fondations antiusura aident les familles ; le fonds, les entreprises.',
  },
}
