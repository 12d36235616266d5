/** Questions about a judgment: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JUDGMENT_FR: Words = {
  'ie.ask.judgment-unknown': {
    says: "Agissez maintenant. Demandez au tribunal qui l'a rendu de l'annuler, par notice of motion avec un affidavit. Dites pourquoi vous n'avez pas répondu et quelle est votre défense. À la Circuit Court, vous avez 10 jours après l'avoir appris. FLAC et MABS aident gratuitement.",
  },
  'ie.ask.solicitors-letter': {
    says: "C'est une demande, pas une décision de justice. Répondez par écrit dans le délai : demandez des preuves, dites ce que vous contestez, ou proposez ce que vous pouvez payer. Ne reconnaissez pas d'abord une vieille dette. Si des papiers du tribunal arrivent, vous avez en général 28 jours. MABS et FLAC aident gratuitement.",
  },
  'ie.ask.sheriff': {
    says: 'Avec une décision de justice, le sheriff peut entrer et prendre vos biens, à hauteur de la dette. Vêtements, literie et outils de travail restent jusqu’à une petite somme, et les biens d’autrui, comme une voiture à crédit, si c’est prouvé. Appelez aujourd’hui le bureau et le créancier avec une offre. MABS aide gratuitement : 0818 07 2000.',
  },
  'ie.ask.instalment-order': {
    says: 'Demandez au bureau de la District Court de changer l’ordre (variation) et apportez un état de vos revenus et frais. Faites-le avant de manquer d’autres paiements, et allez à chaque audience. On n’emprisonne pas qui ne peut pas payer. MABS aide gratuitement : 0818 07 2000.',
  },
  'ie.ask.revenue-sheriff': {
    says: 'Pour l’impôt, le sheriff n’a pas besoin de jugement, seulement d’un papier de Revenue. Appelez Revenue aujourd’hui et demandez des mensualités : un plan accepté arrête le sheriff. Si la somme est une estimation, envoyez maintenant la déclaration manquante. Le sheriff peut prendre vos biens et ajouter des frais, mais pas les choses d’autrui, comme une voiture à crédit. Vérifiez la lettre avec un numéro trouvé par vous.',
  },
}
