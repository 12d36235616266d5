/** Questions about paying an allowance back in parts: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ALLOWANCE_PLAN_FR: Words = {
  'nl.ask.allowance-plan': {
    says: 'Oui. Vous pouvez souvent payer en 24 mois. Si c’est trop, demandez un plan personnel (persoonlijke betalingsregeling) selon vos revenus et charges. La somme est fausse ? Contestez aussi dans les six semaines. Demandez avant le dernier jour, et voyez l’aide aux dettes de la commune.',
  },
  'nl.ask.allowance-years': {
    says: 'Une allocation fixée pour de bon ne peut en général plus être baissée plus de cinq ans après la fin de son année. Pour 2020, c’était jusqu’au 31 décembre 2025. Si le fisc change plus tard vos revenus, c’est un autre cas. Une dette fixée à temps peut encore être recouvrée : cinq ans après le dernier jour de paiement, et un rappel les fait repartir. Demandez la date de la décision. Fausse ou trop tardive ? Contestez dans les six semaines.',
    dependsOn: 'la date et la raison de la décision',
  },
}
