/** A bank that ends or freezes an account or changes its terms: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const BANK_ACCOUNT_FR: Words = {
  'gb.account.wants': {
    says: "La banque veut fermer votre compte. L'argent qui s'y trouve reste à vous.",
  },
  'gb.account.right-notice': {
    says: "Une banque doit le plus souvent vous prévenir deux mois avant. Pour un compte ouvert depuis le 28 avril 2026, c'est 90 jours, avec des raisons claires.",
  },
  'gb.account.right-basic': {
    says: 'Vous pouvez demander à une grande banque un compte de base (basic account). Il est gratuit, et elle ne peut refuser que pour des raisons fixées.',
  },
  'gb.account.right-ombudsman': {
    says: "Plaignez-vous à la banque. Après huit semaines, ou sa réponse finale, le médiateur (Financial Ombudsman) examine l'affaire gratuitement.",
  },
  'gb.account.step': {
    says: 'Ouvrez un autre compte maintenant. Faites-y passer salaire, aides et prélèvements. Demandez par écrit ses raisons à la banque.',
  },
  'gb.account.answer': {
    says: 'Ouvrez un autre compte et demandez ses raisons à la banque par écrit. Elle doit le plus souvent prévenir deux mois avant, ou 90 jours pour un compte ouvert depuis le 28 avril 2026. Si elle ne corrige rien, le Financial Ombudsman est gratuit.',
  },
  'gb.terms.wants': {
    says: "Votre banque vous annonce de nouvelles conditions. Si vous les acceptez, vous n'avez rien à faire.",
  },
  'gb.terms.right-leave': {
    says: "Une banque doit vous prévenir deux mois avant de changer les conditions d'un compte courant. Vous pouvez partir avant, sans frais.",
  },
  'gb.terms.step': {
    says: 'Notez le jour où les nouvelles conditions commencent. Comparez les frais et le coût du découvert. Changez de banque avant ce jour si vous le voulez.',
  },
  'gb.ask-bank.account-frozen': {
    says: 'Demandez par écrit à la banque de libérer salaire, allocations et argent du loyer et des repas. Elle n’a peut-être pas le droit de dire pourquoi. Réclamez aujourd’hui : après huit semaines, ou sa réponse finale, le Financial Ombudsman décide gratuitement. Faites verser la prochaine paie ailleurs.',
  },
}
