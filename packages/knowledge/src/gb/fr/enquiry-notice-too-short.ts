/** Questions about a landlord’s notice that is too short or in the wrong form: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_TOO_SHORT_FR: Words = {
  'gb.ask-housing.landlord-sells': {
    says: 'Non. Un SMS ou un e-mail n’est pas un congé, et la section 21 a pris fin le 1er mai 2026, aussi pour les anciens baux. Pour vendre ou loger sa famille, le bailleur privé doit employer le formulaire section 8 et donner quatre mois. Le congé ne peut finir dans la première année. Ensuite, seul un juge peut vous faire partir. Restez, payez le loyer, appelez Shelter : 0808 800 4444.',
  },
  'gb.ask-housing.arrears-two-months': {
    says: 'Non. Depuis le 1er mai 2026, le juge ne doit expulser pour loyers que s’il manque trois mois, le jour du congé et à l’audience. Le loyer en retard seulement parce que l’Universal Credit n’a pas encore payé ne compte pas. Le délai est de quatre semaines, pas deux. Restez, payez ce que vous pouvez, montrez votre journal. Shelter : 0808 800 4444.',
  },
  'gb.ask-housing.wales-173': {
    says: 'Non. Pour la plupart des contrats au pays de Galles, un avis section 173 doit donner au moins six mois, et pas dans les six premiers mois. Deux mois ne valent que pour de rares contrats. Les fautes comptent aussi : document écrit tardif, dépôt non protégé, papiers de sécurité absents. Seul un juge peut vous faire partir. Shelter Cymru : 08000 495 495.',
  },
  'gb.ask-housing.lodger-told-to-go': {
    says: 'Logé chez l’habitant en partageant les pièces, vous pouvez devoir partir sans juge. La nouvelle loi sur les locataires ne vous couvre pas. Mais le délai doit être juste, en général la période payée : un mois si vous payez au mois. Demandez-le par écrit. La force est un délit : 101, ou 999 en danger. Contactez aujourd’hui le service des sans-abri.',
  },
}
