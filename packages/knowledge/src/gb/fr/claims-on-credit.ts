/** Crédits et dettes vendues : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const CLAIMS_ON_CREDIT_FR: Words = {
  'gb.credit.sold-notice': {
    says: 'Quand une dette est vendue, vous devez en être averti par écrit. Avant cela, le nouveau propriétaire ne peut pas agir en justice en son nom. Demandez une copie de cet avis.',
  },
  'gb.credit.agreement-copy': {
    says: "Pour un crédit, vous pouvez demander une copie du contrat et un relevé, pour £1. Tant que vous ne l'avez pas, un tribunal ne devrait pas faire exécuter la dette.",
  },
  'gb.credit.default-form': {
    says: "Un avis de défaut (default notice) a une forme fixée par la loi. Il doit nommer la clause non respectée, ce qu'il faut faire et avant quel jour.",
  },
  'gb.credit.yearly-statement': {
    says: "La loi oblige les sociétés de crédit à envoyer un relevé chaque année. Ce n'est pas en soi une demande de payer. Comparez-le avec vos paiements.",
  },
  'gb.credit.lending-checks': {
    says: "Avant de prêter, un prêteur doit vérifier que vous pouvez rembourser. S'il ne l'a pas fait, vous pouvez parfois récupérer intérêts et frais.",
    actionable:
      'Plaignez-vous au prêteur de ce contrôle trop faible. Après huit semaines, le Financial Ombudsman peut décider gratuitement.',
  },
  'gb.credit.pay-later': {
    says: 'Les achats à payer plus tard conclus depuis le 15 juillet 2026 sont réglementés. La société doit vous aider si vous ne pouvez pas payer. Vous pouvez saisir le Financial Ombudsman.',
  },
  'gb.credit.bankruptcy-limit': {
    says: "On ne peut demander votre faillite (bankruptcy) que pour £5,000 de dettes ou plus. Il faut d'abord une demande formelle (statutory demand) et 21 jours pour y répondre.",
  },
}
