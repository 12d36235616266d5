/** Questions about a judgment registered on a home: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JUDGMENT_MORTGAGE_FR: Words = {
  'ie.ask.judgment-mortgage': {
    says: 'Cela ne vend pas votre maison. La dette est attachée à votre part, payée à la vente ou à un nouveau prêt. Pour forcer une vente, le créancier doit retourner au tribunal, et le juge peut refuser ou attendre, surtout pour un logement familial. La part du conjoint n’est pas touchée. Faites une offre écrite ; MABS 0818 07 2000. Allez à chaque audience.',
  },
}
