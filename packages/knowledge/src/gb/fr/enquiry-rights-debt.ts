/** Droits liés aux questions courantes : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RIGHTS_DEBT_FR: Words = {
  'gb.ask-bailiff.right-goods-of-others': {
    says: "Les bailiffs ne prennent que les biens de la personne qui doit. Écrivez que ces biens sont à vous, avec preuve. S'ils les ont pris, faites-le sous sept jours.",
  },
  'gb.ask-debt.right-agreement-copy': {
    says: 'Pour un crédit, vous pouvez demander le contrat et un relevé pour £1. Demandez-les même après une action, et répondez au tribunal à temps.',
  },
  'gb.ask-debt.right-credit-clock': {
    says: "Pour beaucoup de crédits, les six ans ne courent qu'à la fin du délai du default notice. Cherchez sa date avant de dire que la dette est trop ancienne.",
  },
  'gb.ask-debt.right-relief-order': {
    says: "Une debt relief order efface après un an la plupart des dettes jusqu'à £50,000. Elle est pour ceux qui ont peu, et gratuite par un conseiller.",
  },
  'gb.ask-debt.scotland-right-moratorium': {
    says: "Un moratorium arrête la plupart des mesures des sheriff officers pendant six mois. Un conseiller peut le demander aujourd'hui, ou vous en ligne.",
  },
  'gb.ask-debt.scotland-right-bank-minimum': {
    says: "Si un compte est saisi, la loi vous laisse un minimum fixe. Avant de prendre des biens, on doit vous remettre un dossier d'aide.",
  },
  'gb.ask-debt.scotland-right-made-elsewhere': {
    says: 'Le délai suit la loi du contrat, pas votre domicile actuel. Un prêt fait en Angleterre suit en général le droit anglais, avec six ans. Un paiement ou un écrit signé peut le faire repartir.',
  },
  'gb.ask-debt.scotland-right-summary-warrant': {
    says: 'Un summary warrant est accordé sans audience. Si vous ne devez rien ou avez payé, écrivez tout de suite au council et demandez son retrait.',
  },
}
