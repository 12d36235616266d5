/** The French words of the rows in ../enquiry-tax-bill.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_BILL_FR: Words = {
  'nl.ask.tax-plan': {
    says: 'Demandez un plan au fisc avant le dernier jour : en ligne, par téléphone ou avec son formulaire. Si vous avez peu de revenus et d’épargne, demandez une remise (kwijtschelding). La somme est fausse ? Contestez dans les six semaines et demandez un sursis pour cette partie. Ne laissez pas traîner : avec un dwangbevel, le fisc peut saisir le salaire ou l’argent sans juge d’abord.',
  },
  'nl.ask.home-value': {
    says: 'Contestez auprès de la commune dans les six semaines après la date de l’avis. C’est gratuit. Demandez le rapport avec les maisons vendues (taxatieverslag) et dites ce qui diffère. Après un non, vous pouvez aller au juge fiscal.',
  },
  'nl.ask.town-waiver': {
    says: 'Avec un revenu proche de l’aide sociale et peu d’épargne, la commune ou l’office des eaux peut renoncer. Demandez avec son formulaire, si possible avant l’échéance. Toutes les taxes ne comptent pas. Après un non, vous pouvez demander un nouvel examen.',
    dependsOn: 'de vos revenus, de votre épargne et de la commune',
  },
  'nl.ask.late-return': {
    says: 'Envoyez-la maintenant. D’abord vient un rappel, puis un dernier avis (aanmaning). L’amende vient seulement si vous manquez cette date. Vous pouvez la contester dans les six semaines, et demander plus de temps si besoin.',
  },
}
