/** Questions about people who are ill when their contract ends: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ILL_AT_THE_END_FR: Words = {
  'nl.ask.ill-at-the-end': {
    says: 'Un contrat à durée fixe peut finir à sa date, même si vous êtes malade. Ensuite l’UWV paie en général 70 % du salaire journalier (Ziektewet), jusqu’à deux ans depuis le début. L’employeur doit vous signaler à l’UWV au plus tard le dernier jour : vérifiez. Vous avez aussi l’indemnité de transition et de vacances. Ne vous dites pas guéri et ne signez rien. Une maladie dans les quatre semaines après compte aussi.',
  },
  'nl.ask.two-years-ill': {
    says: 'Oui, l’indemnité (transitievergoeding) vous est due aussi quand l’employeur vous licencie après deux ans de maladie. Elle compte toute la durée, maladie comprise, sur le plein salaire du contrat. Il lui faut l’accord de l’UWV ou votre signature. Ne signez pas d’accord (vaststellingsovereenkomst) sans l’indemnité. Si elle ne vient pas, allez au juge dans les trois mois. Demandez la WIA à temps.',
  },
}
