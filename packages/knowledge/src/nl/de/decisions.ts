/** The German words of the Netherlands: decisions. */
import type { Words } from '@plainletter/contracts/rule'

export const DECISIONS_DE: Words = {
  'nl.decision.want-tax': {
    says: 'Das Finanzamt (Belastingdienst) oder Ihre Gemeinde (gemeente) will Steuern von Ihnen.',
  },
  'nl.decision.want-benefit': {
    says: 'Eine Behörde sagt, dass sie Ihnen zu viel gezahlt hat, und will Geld zurück.',
  },
  'nl.decision.who': {
    says: 'Das ist eine Behörde. Ihre Entscheidung muss sagen, wie Sie widersprechen können.',
  },
  'nl.decision.real': {
    says: 'Sie können kostenlos widersprechen. Sie können auch um Raten bitten.',
  },
  'nl.decision.not-yet': {
    says: 'Zuerst müssen sie eine Mahnung schicken und dann einen förmlichen Befehl (dwangbevel), bevor sie etwas pfänden können.',
  },
  'nl.decision.rights': {
    says: 'Sie dürfen widersprechen, gehört werden, Ihre Akte sehen und um eine Ratenzahlung bitten.',
  },
  'nl.decision.deadline-six': {
    says: 'Sie haben sechs Wochen für den Widerspruch (bezwaar).',
    action: 'Ihren Widerspruch schicken',
    consequence: 'Die Entscheidung bleibt.',
  },
  'nl.decision.step-check': {
    says: 'Prüfen Sie den Grund, die Monate und die Summen. Verlangen Sie die Berechnung.',
  },
  'nl.decision.step-object': {
    says: 'Noch nicht sicher? Schicken Sie rechtzeitig einen kurzen Widerspruch und sagen Sie, dass Ihre Gründe folgen (pro forma).',
  },
  'nl.decision.step-delay': {
    says: 'Bitten Sie um mehr Zeit zum Zahlen (uitstel van betaling). Das geht zusammen mit Ihrem Widerspruch.',
  },
  'nl.decision.step-plan': {
    says: 'Bitten Sie vor dem Zahltag um einen Plan, der zu Ihrem Einkommen passt.',
  },
  'nl.decision.right-object': {
    says: 'Sie haben das Recht, in sechs Wochen kostenlos zu widersprechen.',
  },
  'nl.decision.right-heard': {
    says: 'Sie haben das Recht, Ihre Sicht zu sagen, bevor über den Widerspruch entschieden wird.',
  },
  'nl.decision.right-income': {
    says: 'Ein Teil Ihres Einkommens ist immer geschützt (beslagvrije voet).',
  },
  'nl.decision.option-object': {
    title: 'Widersprechen',
    says: 'Schreiben Sie, warum die Entscheidung falsch ist.',
    cost: 'Nichts.',
    time: 'Sechs Wochen.',
    risk: 'Zinsen können weiterlaufen.',
    bestFor: 'Sie sind nicht einverstanden.',
  },
  'nl.decision.option-plan': {
    title: 'Um Raten bitten',
    says: 'Bitten Sie um einen Plan oder um Erlass (kwijtschelding).',
    cost: 'Was Sie zahlen können.',
    time: 'Vor dem Datum.',
    risk: 'Zinsen können weiterlaufen.',
    bestFor: 'Sie schulden es, haben aber wenig Geld.',
  },
  'nl.decision.option-help': {
    title: 'Kostenlose Hilfe holen',
    says: 'Fragen Sie das Juridisch Loket oder Ihre Gemeinde (gemeente).',
    cost: 'Nichts.',
    time: 'Diese Woche.',
    risk: 'Keines.',
    bestFor: 'Der Brief ist schwer zu verstehen.',
  },
  'nl.decision.insight-late': {
    says: 'Ein später Widerspruch kann noch gelten, wenn Sie einen guten Grund hatten.',
    actionable: 'Widersprechen Sie so bald wie möglich und sagen Sie, warum es spät ist.',
  },
  'nl.decision.right-urgent-reasons': {
    says: 'Die Gemeinde darf aus dringenden Gründen (dringende redenen) weniger oder nichts verlangen. Schreiben Sie, was die Schuld für Sie bedeutet.',
  },
}
