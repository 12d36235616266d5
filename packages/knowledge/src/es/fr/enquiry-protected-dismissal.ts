/** The French words of the rows in ../enquiry-protected-dismissal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PROTECTED_DISMISSAL_FR: Words = {
  'es.ask.sick-dismissed': {
    says: 'Ils ne peuvent pas vous renvoyer parce que vous êtes malade : c’est nul. Pour un autre motif réel, ils le peuvent. Vous avez 20 jours ouvrables pour contester.',
    dependsOn: 'le vrai motif',
  },
  'es.ask.pregnant-dismissed': {
    says: "Un tel licenciement est nul, sauf si l'entreprise prouve une vraie raison sans lien avec la grossesse, le congé ou la réduction d'horaire. Vous retrouvez alors votre poste et les salaires perdus. Demandez la conciliation dans les 20 jours ouvrables. Signer la lettre ou le solde ne vous bloque pas, sauf renonciation claire. Demandez le chômage (paro) dans les 15 jours ouvrables : pas besoin d'un procès.",
  },
  'es.ask.pregnant-not-renewed': {
    dependsOn: 'la vraie raison',
    says: 'Un contrat temporaire peut finir à sa date. Mais s’il n’est pas renouvelé à cause de la grossesse, c’est une discrimination, nulle. Gardez les messages et la preuve que d’autres ont été renouvelés. Vous avez 20 jours ouvrables.',
  },
}
