/** A letter that accuses a worker of a fault and asks for an answer (contestazione disciplinare): the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const DISCIPLINARY_CHARGE_WORDS: Words = {
  'it.work.want-charge': {
    says: 'Dieser Brief wirft Ihnen einen Fehler vor (contestazione) und fragt nach Ihrer Sicht. Er ist noch keine Kündigung.',
  },
  'it.work.deadline-reply': {
    says: 'Sie haben mindestens fünf Tage ab dem Tag, an dem Sie den Vorwurf bekamen, um Ihre Sicht zu sagen. Ihr Kollektivvertrag (CCNL) gibt vielleicht mehr.',
    action: 'Ihre Antwort (giustificazioni) schicken oder um eine Anhörung bitten',
    consequence: 'Der Arbeitgeber kann ohne Ihre Sicht entscheiden.',
  },
  'it.work.right-hear': {
    says: 'Sie dürfen angehört werden, zusammen mit jemandem von der Gewerkschaft. Vor fünf Tagen darf keine Strafe kommen.',
  },
  'it.work.step-answer': {
    says: 'Schreiben Sie ruhig Ihre Sicht innerhalb von fünf Tagen, oder bitten Sie um eine Anhörung. Eine Gewerkschaft kann helfen.',
  },
  'it.work.option-defend': {
    title: 'Ihre Sicht sagen',
    says: 'Antworten Sie schriftlich auf den Vorwurf, oder bitten Sie um eine Anhörung mit der Gewerkschaft.',
    cost: 'Nichts.',
    time: 'Fünf Tage.',
    risk: 'Was Sie schreiben, kann später verwendet werden.',
    bestFor: 'Sie haben einen Vorwurf bekommen, noch keine Kündigung.',
  },
  'it.work.insight-late-charge': {
    says: 'Ein Vorwurf muss bald nach der Sache kommen und genau sein.',
    actionable: 'Schreiben Sie auf, wann der Arbeitgeber davon wusste.',
  },
  'it.work.insight-absence': {
    says: 'Fehlen Sie ohne Grund länger als im Kollektivvertrag erlaubt (oft mehr als 15 Tage), kann das als eigene Kündigung gelten. Dann gibt es kein Arbeitslosengeld (NASpI).',
    actionable: 'Schreiben Sie sofort, warum Sie fehlten.',
  },
  'it.work.right-charge-fits': {
    says: 'Eine Strafe muss zur Schuld passen. Eine Geldstrafe ist höchstens vier Stunden Lohn, eine Suspendierung zehn Tage. Sie können sie binnen 20 Tagen anfechten.',
  },
}
