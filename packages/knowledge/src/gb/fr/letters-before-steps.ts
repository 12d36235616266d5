/** Ce qui doit venir avant le tribunal : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const LETTERS_BEFORE_STEPS_FR: Words = {
  'gb.rent.notice-first': {
    says: "Aucune action en justice ne peut commencer sans avis formel (notice). Pour un logement privé ou de housing association, c'est le plus souvent une section 8 notice.",
  },
  'gb.home.section-8-now': {
    says: 'Pour reprendre le logement, le bailleur doit utiliser la section 8 : un motif légal, le bon délai et des preuves au tribunal.',
  },
  'gb.bill.water-paying-fair': {
    says: "Ofwat attend de votre compagnie d'eau qu'elle aide en cas de difficulté. Demandez un plan tenable, et une facture plus basse si vos revenus sont faibles.",
  },
  'gb.bill.warrant-hearing': {
    says: "Un warrant pour entrer exige l'accord du tribunal. Vous pouvez y aller dire pourquoi non, ou convenir d'un plan avant.",
  },
  'gb.tax.goods-notice': {
    says: "Avant de prendre des biens, HMRC doit envoyer un avis et attendre sept jours entiers. Un plan de paiement convenu dans ce délai l'arrête.",
  },
  'gb.music.before-court': {
    says: "Avant le tribunal, ils doivent exposer leur demande et vous laisser un temps juste. Répondez par écrit : un juge peut regarder l'attitude de chacun.",
  },
  'gb.cease.libel-protocol': {
    says: 'Une lettre sur la diffamation (libel) doit citer les mots exacts, dire ce qui est faux et le tort grave. Vous devriez avoir le plus souvent 14 jours pour répondre.',
  },
  'gb.home.right-eviction-day': {
    says: "Vous devez être averti par écrit au moins 14 jours avant l'expulsion. Sinon, demandez au tribunal de l'arrêter.",
  },
  'gb.rent.council-notice-first': {
    says: "Aucune action ne peut commencer sans avis formel (notice) du council. Pour un loyer, le tribunal doit aussi juger l'expulsion raisonnable.",
  },
}
