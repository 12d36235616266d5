/** Questions about an apprentice who wants to leave: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_APPRENTICESHIP_IT: Words = {
  'de.ask-job.apprenticeship': {
    says: 'Nella prova, da uno a quattro mesi, entrambi possono finire subito, per iscritto. Dopo va via con quattro settimane solo se lascia il mestiere o ne impara un altro, e deve scriverlo. Per motivo grave, come paga non versata, subito, entro due settimane. La ditta non può licenziare altrimenti. Per cambiare ditta chieda un accordo. La camera (IHK, HWK) aiuta gratis.',
    dependsOn: 'il periodo di prova e il motivo',
  },
}
