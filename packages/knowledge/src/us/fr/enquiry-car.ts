/** The French words of the rows in ../enquiry-car.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CAR_FR: Words = {
  'us.ask-debt.deficiency': {
    says: 'Vous devez peut-être ce que la vente n’a pas couvert. Mais ils doivent prévenir avant la vente, vendre de façon juste et expliquer la somme. Sinon, vous devez peut-être moins ou rien.',
    dependsOn: 's’ils vous ont prévenu de la vente et ont vendu la voiture de façon juste',
  },
  'us.ask-debt.car-repo': {
    says: 'Dans la plupart des États, un prêteur peut reprendre la voiture après un paiement manqué sans tribunal, mais pas par la force ou la menace. Appelez-le avant et demandez un plan.',
    dependsOn: 'si le prêteur a un droit sur la voiture (lien), et votre État',
  },
  'us.ask-debt.car-taken': {
    says: 'Écrivez au prêteur aujourd’hui. Demandez ce que vous devez payer pour la récupérer et jusqu’à quand. Il doit rendre les affaires qui étaient dedans, et vous prévenir avant de vendre.',
  },
}
