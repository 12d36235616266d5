/** French: the words of the rows in ../enquiry-agency-pay.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_AGENCY_PAY_FR: Words = {
  'gb.ask-work.agency-equal-pay': {
    says: 'Oui, après 12 semaines au même poste vous avez le salaire de base, les heures et les congés du personnel direct. Demandez par écrit à l’agence comment votre paie est calculée ; elle a 28 jours. Puis Acas et un tribunal peuvent aider. Dès le premier jour, la cantine et les offres d’emploi vous sont ouvertes.',
  },
  'gb.ask-work.camera': {
    dependsOn: 'de l’endroit filmé, de la raison, et si on vous l’a dit',
    says: 'Une caméra est permise pour une bonne raison, si on vous le dit. Le son est rarement juste, tout comme filmer où l’on se repose, se change ou se lave. Demandez par écrit pourquoi, qui regarde, combien de temps, et l’analyse de données. L’ICO reçoit les plaintes gratuitement.',
  },
}
