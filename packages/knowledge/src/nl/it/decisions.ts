/** The Italian words of the Netherlands: decisions. */
import type { Words } from '@plainletter/contracts/rule'

export const DECISIONS_IT: Words = {
  'nl.decision.want-tax': {
    says: 'Il fisco (Belastingdienst) o il comune Le chiede di pagare una tassa.',
  },
  'nl.decision.want-benefit': {
    says: 'Un ente pubblico dice che Le ha pagato troppo e rivuole i soldi.',
  },
  'nl.decision.who': {
    says: 'È un ente pubblico. La sua decisione deve dirle come opporsi.',
  },
  'nl.decision.real': {
    says: 'Può opporsi gratis. Può anche chiedere di pagare a rate.',
  },
  'nl.decision.not-yet': {
    says: 'Prima di pignorare devono mandare un sollecito e poi un ordine formale (dwangbevel).',
  },
  'nl.decision.rights': {
    says: 'Può opporsi, essere sentito, vedere il Suo fascicolo e chiedere un piano di pagamento.',
  },
  'nl.decision.deadline-six': {
    says: 'Ha sei settimane per opporsi (bezwaar).',
    action: 'Mandare la Sua opposizione',
    consequence: 'La decisione resta.',
  },
  'nl.decision.step-check': {
    says: 'Controlli il motivo, i mesi e le somme. Chieda il calcolo.',
  },
  'nl.decision.step-object': {
    says: 'Non è ancora sicuro? Mandi in tempo una breve opposizione e dica che i motivi seguono (pro forma).',
  },
  'nl.decision.step-delay': {
    says: 'Chieda più tempo per pagare (uitstel van betaling). Può chiederlo con l’opposizione.',
  },
  'nl.decision.step-plan': {
    says: 'Chieda un piano adatto al Suo reddito prima della data di pagamento.',
  },
  'nl.decision.right-object': {
    says: 'Ha diritto di opporsi gratis entro sei settimane.',
  },
  'nl.decision.right-heard': {
    says: 'Ha diritto di raccontare la Sua storia prima che decidano sull’opposizione.',
  },
  'nl.decision.right-income': {
    says: 'Una parte del reddito è sempre protetta (beslagvrije voet).',
  },
  'nl.decision.option-object': {
    title: 'Opporsi',
    says: 'Scriva perché la decisione è sbagliata.',
    cost: 'Nulla.',
    time: 'Sei settimane.',
    risk: 'Gli interessi possono correre.',
    bestFor: 'Non è d’accordo.',
  },
  'nl.decision.option-plan': {
    title: 'Chiedere di pagare a rate',
    says: 'Chieda un piano o la cancellazione (kwijtschelding).',
    cost: 'Ciò che può pagare.',
    time: 'Prima della data.',
    risk: 'Gli interessi possono correre.',
    bestFor: 'Lo deve ma ha pochi soldi.',
  },
  'nl.decision.option-help': {
    title: 'Avere aiuto gratis',
    says: 'Chieda allo sportello legale (Juridisch Loket) o al comune.',
    cost: 'Nulla.',
    time: 'Questa settimana.',
    risk: 'Nessuno.',
    bestFor: 'La lettera è difficile da capire.',
  },
  'nl.decision.insight-late': {
    says: 'Un’opposizione in ritardo può valere lo stesso se aveva un buon motivo.',
    actionable: 'Si opponga appena può e dica perché è in ritardo.',
  },
  'nl.decision.right-urgent-reasons': {
    says: 'Il comune può chiedere meno, o nulla, per motivi urgenti (dringende redenen). Scriva che effetto ha il debito su di Lei.',
  },
}
