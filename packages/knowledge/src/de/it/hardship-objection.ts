/** The objection of a tenant for whom moving is a hardship: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const HARDSHIP_OBJECTION_WORDS: Words = {
  'de.home.deadline-hardship': {
    says: "La Sua opposizione deve arrivare al locatore due mesi prima della fine del contratto. Dal 2025 basta un'email.",
    action: "Mandare l'opposizione per disagio (Widerspruch, § 574 BGB) in forma scritta",
    consequence:
      "Il locatore può rifiutare di lasciarLa restare. Se la disdetta non gliel'ha detto, può ancora opporsi in tribunale.",
  },
  'de.home.step-objection': {
    says: 'Andarsene sarebbe un grave disagio per età, malattia, figli, scuola o perché non trova altra casa? Si opponga per iscritto due mesi prima della fine.',
  },
  'de.home.option-contest-at-once': {
    says: 'Scriva che non accetta la disdetta, e perché. Il disagio da solo non aiuta se il locatore può chiudere subito.',
    title: 'Contestare la disdetta',
    cost: 'Gratis. Le associazioni inquilini chiedono una quota annua.',
    time: 'Una lettera ora.',
    risk: 'Il locatore può fare causa. Se perde, paga le spese.',
    bestFor: 'Il motivo o la somma è sbagliata, o ha già pagato.',
  },
  'de.home.option-object': {
    title: 'Opporsi alla disdetta',
    says: 'Scriva che non accetta la disdetta e chieda di restare, per grave disagio.',
    cost: 'Gratis. Le associazioni inquilini chiedono una quota annua.',
    time: 'Una lettera, due mesi prima della fine.',
    risk: 'Il locatore può fare causa. Se perde, paga le spese.',
    bestFor: 'Il motivo è debole o andarsene sarebbe un grave disagio.',
  },
  'de.home.right-hardship': {
    says: "Può chiedere di restare se andarsene è un grave disagio. Conta anche non trovare un'altra casa adatta.",
  },
  'de.home.right-fault': {
    says: 'Se la disdetta non Le ha detto del diritto di opporsi, della forma e del termine, può ancora opporsi alla prima udienza.',
  },
  'de.home.element-objection': {
    name: 'Una nota sul diritto di opporsi',
    says: 'Il locatore dovrebbe dirLe in tempo che può opporsi per disagio.',
    ifMissing:
      'Non vediamo una nota sul diritto di opporsi. Allora può opporsi fino alla prima udienza.',
  },
  'de.home.change-objection': {
    says: 'Ora può opporsi per disagio via email.',
    was: "L'opposizione richiedeva carta e firma.",
    is: "Dal 1 gennaio 2025 basta un testo, come un'email.",
  },
}
