/** The French words of the rows in ../enquiry-school.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SCHOOL_WORDS: Words = {
  'fr.ask-family.school-bullying': {
    says: 'Le harcèlement scolaire est un délit, aussi en ligne. Notez chaque fait et gardez des captures d’écran. Écrivez au chef d’établissement et demandez ce qui sera fait, et quand. Appelez le 3018, c’est gratuit. Si l’école ne fait rien, écrivez au rectorat (DASEN). Vous pouvez porter plainte.',
  },
  'fr.ask-family.school-place': {
    says: 'Non. Chaque enfant de 3 à 16 ans a droit à l’école là où vit sa famille, même à l’hôtel, en campement ou chez des tiers, avec ou sans papiers. La mairie ne peut demander que votre identité, celle de l’enfant et le domicile ; une attestation sur l’honneur suffit. Demandez par écrit aujourd’hui. En cas de refus, le DASEN ou le préfet doit inscrire l’enfant. Un juge peut l’ordonner en 48 heures. Le Défenseur des droits aide sans frais.',
  },
}
