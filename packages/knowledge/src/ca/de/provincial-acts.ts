/** The acts that each province has of its own, where the province is not known: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const PROVINCIAL_ACTS_WORDS: Words = {
  'ca.buy.right-quality': {
    says: 'Nach dem Recht der Provinz muss Ware brauchbar sein und angemessen lange halten. Regeln des Geschäfts können das nicht nehmen.',
  },
  'ca.insure.right-acts': {
    says: 'Das Versicherungsgesetz (Insurance Act) Ihrer Provinz setzt faire Bedingungen und die Zeit für eine Klage, oft ein oder zwei Jahre. Verlangen Sie die Gründe schriftlich.',
  },
  'ca.home.right-acts': {
    says: 'Das Mietrecht Ihrer Provinz regelt Fristen, Gründe und Miete. Ihr Mietvertrag kann diese Rechte nicht nehmen.',
  },
  'ca.debt.right-acts': {
    says: 'Eine Inkassofirma braucht meist eine Lizenz Ihrer Provinz. Sie muss deren Regeln zu Anrufen, Briefen und Lügen einhalten.',
  },
}
