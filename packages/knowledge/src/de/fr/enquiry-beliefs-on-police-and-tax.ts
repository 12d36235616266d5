/** Questions that rest on a belief about a phone that the police take and about tax on pensions: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_ON_POLICE_AND_TAX_FR: Words = {
  'de.ask-crime.phone-searched': {
    says: 'Pas comme cela. La police a besoin de votre accord ou d’un ordre d’un juge ; seule l’urgence lui permet d’agir avant. Elle peut prendre le téléphone comme preuve. Dites que vous vous y opposez et demandez un papier : un juge doit alors décider, le plus souvent en trois jours. Vous n’avez pas à donner votre code. Avec un mandat de perquisition, on peut poser votre doigt dessus. Ne dites rien de l’affaire et demandez un avocat.',
  },
  'de.ask-tax.pension-taxed': {
    says: 'Une retraite est imposée en partie, mais beaucoup de retraités ne paient rien. Si votre retraite commence en 2026, 84 % comptent. L’impôt n’est dû que sur ce qui dépasse 12 348 € en 2026, ou 24 696 € pour un couple. Les cotisations maladie et dépendance sont déduites avant. Au-dessus, vous devez déclarer, même si personne ne demande. Un Lohnsteuerhilfeverein fait le calcul.',
  },
}
