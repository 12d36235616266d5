/** French: the words of the rows in ../nhs-charges.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NHS_CHARGES_FR: Words = {
  'gb.nhs.right-fine': {
    says: 'Vous ne devez pas de pénalité si vous avez été prudent et de bonne foi. Elle vaut cinq fois le prix, £100 au plus, en plus du prix. Écrivez pourquoi.',
  },
  'gb.nhs.right-visitor': {
    says: 'Qui vit ici légalement et durablement ne paie rien. Les urgences sont gratuites pour tous. Demandez comment ils ont décidé, et un plan de paiement.',
  },
  'gb.nhs.right-complain': {
    says: 'Vous pouvez vous plaindre sous 12 mois, et devez avoir une réponse écrite. Ensuite, le Health Service Ombudsman est gratuit.',
  },
  'gb.nhs.right-claim': {
    says: "Si de mauvais soins vous ont nui, il faut aller au tribunal dans les trois ans après l'avoir su. Pour un enfant, les trois ans partent de 18 ans.",
  },
  'gb.nhs.answer': {
    says: "Plaignez-vous par écrit sous 12 mois et demandez votre dossier. Ensuite, le Health Service Ombudsman est gratuit. Pour de l'argent, voyez un avocat : vous avez trois ans pour aller au tribunal.",
  },
}
