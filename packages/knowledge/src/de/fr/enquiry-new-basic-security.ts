/** The words of the rows in ../enquiry-new-basic-security.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEW_BASIC_SECURITY_FR: Words = {
  'de.ask-benefit.new-basic-security': {
    says: 'Depuis juillet 2026 le Bürgergeld s’appelle Grundsicherungsgeld. Un devoir manqué coûte 30 % de la somme de base pendant trois mois. Des rendez-vous encore manqués coûtent 30 % un mois chacun. Qui refuse exprès un vrai travail peut perdre la somme de base jusqu’à deux mois, et qui manque trois rendez-vous de suite, tout. Une bonne raison ou une situation trop dure l’empêche. Contestez sous un mois.',
  },
}
