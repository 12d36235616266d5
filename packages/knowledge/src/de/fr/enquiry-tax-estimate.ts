/** Questions about a tax that the office only guessed because no return came: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_ESTIMATE_FR: Words = {
  'de.ask-debt.tax-guess': {
    says: 'Ce n’est pas trop tard tant qu’un mois depuis l’avis n’est pas passé. Faites opposition (Einspruch) par écrit ou par ELSTER et envoyez la déclaration complète avec preuves. Les vrais chiffres comptent alors. Le paiement n’est pas arrêté pour autant : demandez le sursis (Aussetzung der Vollziehung) dans la même lettre. Une pénalité de retard peut rester. Mois passé ? Envoyez-la quand même.',
  },
}
