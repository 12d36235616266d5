/** French: letters that say personal data was lost, or that a bank ends an account or changes its terms. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_AND_BANKS_FR: Words = {
  'gb.breach.wants': {
    says: "On vous dit que d'autres ont pu voir vos données personnelles. Vous ne devez rien. Protégez-vous.",
  },
  'gb.breach.right-told': {
    says: "Si le risque est élevé, on doit vous prévenir sans tarder : ce qui s'est passé, ce qui peut suivre et à qui parler.",
  },
  'gb.breach.right-complain': {
    says: "Plaignez-vous d'abord auprès d'eux. Ensuite, vous pouvez saisir gratuitement l'autorité des données (Information Commissioner's Office).",
  },
  'gb.breach.right-damages': {
    says: "Vous pouvez demander de l'argent pour une perte ou une vraie souffrance. S'ils ne paient pas, un tribunal décide.",
  },
  'gb.breach.step': {
    says: 'Changez vos mots de passe et prévenez votre banque. Vérifiez votre dossier de crédit. Ne croyez ni appels ni liens sur la fuite.',
  },
  'gb.breach.answer': {
    says: "Changez vos mots de passe et prévenez votre banque. Plaignez-vous à l'entreprise, puis gratuitement à l'Information Commissioner's Office. Vous pouvez demander de l'argent pour une perte ou une vraie souffrance.",
  },
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
