/** Questions of people in need tonight: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_WORDS: Words = {
  'be.ask-need.roof': {
    says: 'Allez au CPAS de la commune où vous êtes maintenant : il doit aider d’urgence les personnes sans logement, même inscrites ailleurs. Bruxelles : Samusocial 0800 99 340, gratuit, jour et nuit. Wallonie : 1718 aux heures de bureau. Flandre : le CAW. C’est fermé ? Demandez l’abri à la police. Demandez tout refus par écrit : le tribunal du travail est gratuit et peut aller vite.',
  },
  'be.ask-need.food': {
    says: 'Allez aujourd’hui au CPAS de votre commune et dites que vous n’avez rien à manger. Demandez une aide urgente : argent, bons ou colis, avant la décision complète. Vous attendez le revenu d’intégration ou une autre aide ? Demandez une avance. Il doit donner un accusé et décider en 30 jours. Il sait, comme les banques alimentaires, où l’on donne à manger. Le tribunal du travail est gratuit.',
  },
  'be.ask-need.power-off': {
    says: 'Appelez maintenant le CPAS et le fournisseur et dites qu’il y a un bébé. À Bruxelles, seul un juge peut permettre la coupure pour impayés, aucune n’a lieu du 1er octobre au 31 mars, et le CPAS peut faire remettre le courant. En Wallonie aussi un juge décide avant. En Flandre, une commission (LAC) décide, aussi du retour. Demandez un plan et le fonds énergie. Le médiateur est gratuit.',
  },
  'be.ask-need.lender': {
    says: 'En danger, appelez le 112 ou le 101. Vous menacer pour de l’argent est une infraction grave. Portez plainte avec messages, noms et paiements, et demandez une protection. Qui prête comme métier doit avoir un agrément ; sinon, signalez-le aussi au SPF Économie. N’empruntez pas pour le payer et ne le voyez pas seul. Le CPAS aide gratuitement pour les dettes.',
  },
}
