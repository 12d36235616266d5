/** Letters that say personal data was lost, and questions about one: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const LOST_DATA_FR: Words = {
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
}
