/** Unpaid bills for work and goods: what the consumer laws say to both sides. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_AND_GOODS_FR: Words = {
  'gb.work.care-and-skill': {
    says: 'Un travail fait par une entreprise pour un particulier doit être fait avec soin et compétence. Sinon, elle doit le refaire ou baisser le prix.',
  },
  'gb.work.interest': {
    says: 'Vous ne devez des intérêts maintenant que si le contrat le dit. Au tribunal, le taux habituel est 8% par an, et le juge décide.',
    actionable:
      "N'ajoutez pas leurs intérêts à votre offre, sauf si un contrat les fixe. Un tribunal ne les ajoute qu'après une action.",
  },
  'gb.work.goods': {
    says: "Ce qu'une entreprise vend à un particulier doit être de bonne qualité et conforme à la description. Sinon, l'acheteur peut avoir une réparation, un prix plus bas ou un remboursement.",
  },
  'gb.work.as-described': {
    says: "Entre particuliers, la chose vendue doit correspondre à la description. La loi n'oblige pas un vendeur privé à garantir la qualité.",
  },
  'gb.work.misled': {
    says: "Un vendeur qui a dit quelque chose de faux et obtenu ainsi la vente peut devoir payer. S'il avait de bonnes raisons d'y croire, peut-être pas.",
  },
  'gb.work.late-payment': {
    says: "Entre entreprises, la loi ajoute des intérêts et £40, £70 ou £100 à une facture en retard. Ce n'est pas possible pour un achat privé.",
  },
  'gb.work.fair-price': {
    says: 'Si aucun prix n’était convenu pour un service, vous devez un prix raisonnable et pas plus. S’il a été mal fait, vous devez peut-être moins, et parfois rien.',
  },
  'gb.work.private-interest': {
    says: 'Si ce n’était pas un contrat entre entreprises, vous ne devez maintenant que les intérêts convenus. Au tribunal, 8 % par an est courant, et le juge décide.',
  },
}
