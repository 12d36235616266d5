/** Questions about a collector at the door, and about debts that may be too old: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_DOOR_FR: Words = {
  'gb.ask-debt.take-car': {
    says: 'Une société de recouvrement ne peut prendre ni votre voiture ni vos affaires. Seuls des huissiers (bailiffs) le peuvent. Pour une dette normale, il leur faut une décision de justice (judgment) que vous n’avez pas payée.',
  },
  'gb.ask-debt.let-in': {
    says: 'Vous n’êtes pas obligé de laisser entrer un agent de recouvrement ni de lui parler. Il doit partir quand vous le demandez. Ce n’est pas un huissier (bailiff).',
  },
  'gb.ask-debt.let-in-scotland': {
    says: 'Un agent de recouvrement ne peut ni entrer ni prendre des choses. En Écosse, seuls des huissiers (sheriff officers) peuvent faire exécuter une dette, et seulement après un ordre du tribunal.',
  },
  'gb.ask-debt.let-in-ni': {
    says: 'Un agent de recouvrement ne peut ni entrer ni prendre des choses. Seul l’Enforcement of Judgments Office peut faire exécuter une dette, après une décision de justice (judgment).',
  },
  'gb.ask-debt.too-old': {
    says: 'Pour la plupart des dettes, ils ont six ans pour saisir le tribunal. Avant leur fin, un paiement ou un aveu signé les fait repartir. Une décision (judgment) rendue à temps ne finit pas ainsi.',
    dependsOn:
      'la date de votre dernier paiement ou aveu écrit, et s’il y a déjà une décision de justice (judgment)',
  },
  'gb.ask-debt.too-old-scotland': {
    says: 'En Écosse, la plupart des dettes s’éteignent après cinq ans sans paiement, aveu écrit ni procès. Vous ne devez alors rien. L’impôt local (council tax) et les ordres du tribunal durent plus longtemps.',
    dependsOn:
      'si vous avez payé, reconnu par écrit ou eu un procès dans les cinq dernières années',
  },
  'gb.ask-debt.too-old-ni': {
    says: 'En Irlande du Nord, ils ont six ans pour la plupart des dettes. Avant leur fin, un paiement ou un aveu signé les fait repartir.',
    dependsOn: 'la date de votre dernier paiement ou aveu écrit',
  },
}
