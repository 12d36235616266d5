/** The French words of the rows in ../enquiry-car.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CAR_FR: Words = {
  'us.ask-debt.deficiency': {
    says: "Vous pouvez devoir ce que la vente n'a pas couvert. Mais le prêteur doit écrire avant la vente, vendre correctement et expliquer la somme ; sinon vous devez moins ou rien. Avant la vente, vous pouvez reprendre la voiture contre tout le prêt et les frais. Certains États et contrats n'exigent que les mois manqués : demandez-le aujourd'hui par écrit. Ce qui était dedans est à vous : faites une liste et réclamez-le.",
  },
  'us.ask-debt.car-repo': {
    says: 'Dans la plupart des États, un prêteur peut reprendre la voiture après un paiement manqué sans tribunal, mais pas par la force ou la menace. Appelez-le avant et demandez un plan.',
    dependsOn: 'si le prêteur a un droit sur la voiture (lien), et votre État',
  },
  'us.ask-debt.car-taken': {
    says: "Écrivez au prêteur aujourd'hui. Avant la vente, vous pouvez reprendre la voiture contre tout le prêt et les frais. Certains États et contrats n'exigent que les mois manqués : demandez-le, avec le dernier jour. Ce qui était dedans est à vous : listez-le, réclamez-le par écrit et contestez des frais. Ils doivent écrire avant de vendre et vendre correctement. Vous pouvez devoir ce que la vente ne couvre pas.",
  },
  'us.state.ga.ask-deficiency': {
    says: "En Géorgie, le vendeur ou son prêteur ne peut réclamer le reste que s'il a écrit dans les dix jours après la saisie. La lettre doit être recommandée (registered ou certified mail) ou express, et offrir une vente publique. Rien reçu ? Écrivez que O.C.G.A. 10-1-36 interdit la demande, et gardez chaque enveloppe. Ne payez rien encore. En cas de procès, répondez dans les 30 jours. Demandez vos affaires par écrit. Un prêt de votre propre banque peut être différent.",
  },
}
