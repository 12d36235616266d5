/** Questions of people in need tonight: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_WORDS: Words = {
  'fr.ask-need.roof': {
    says: 'Appelez le 115 maintenant : gratuit, jour et nuit. Pas de place ? Rappelez, et notez l’heure et la réponse. Toute personne sans abri en détresse a droit à un hébergement d’urgence et peut y rester jusqu’à une autre solution. Si votre famille reste dehors, saisissez le tribunal administratif (référé-liberté) : gratuit, réponse en 48 heures. Demandez aussi le DALO.',
  },
  'fr.ask-need.food': {
    says: 'Allez aujourd’hui au CCAS de la mairie, ou voir l’assistante sociale du département, et dites que vous n’avez rien à manger. Demandez un secours d’urgence : bons, colis ou argent. Le 115 dit où l’on sert des repas ce soir. Restos du Cœur, Secours populaire et Croix-Rouge donnent à manger. Une aide est coupée ? Écrivez aujourd’hui à la CAF que vous n’avez rien à manger.',
  },
  'fr.ask-need.power-off': {
    says: 'Appelez le fournisseur maintenant et dites qu’il y a un bébé. Du 1er novembre au 31 mars, il ne peut pas couper votre résidence principale pour des impayés, seulement baisser la puissance. Demandez le retour du courant aujourd’hui et un paiement en plusieurs fois. Le CCAS et le FSL aident pour la facture. Sinon, il faut deux courriers avant. Recours gratuit : médiateur de l’énergie.',
  },
  'fr.ask-need.lender': {
    says: 'En danger, appelez le 17 ou le 112. Vous menacer pour de l’argent est un délit (extorsion), et prêter au-dessus de la limite aussi (usure). Portez plainte avec messages, noms et paiements. Ce que vous avez payé en trop est retiré de la dette. N’empruntez pas pour le payer. Aide aux victimes, gratuite : 116 006. Trop de dettes ? Banque de France.',
  },
}
