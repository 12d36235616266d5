/** German: refusals of the Home Office, EU settled status, citizenship and detention. */
import type { Words } from '@plainletter/contracts/rule'

export const IMMIGRATION_DE: Words = {
  'gb.immigration.wants': {
    says: 'Das Innenministerium (Home Office) hat Ihren Antrag abgelehnt. Im Brief steht, ob Sie klagen, eine Prüfung verlangen oder neu beantragen können.',
  },
  'gb.immigration.right-appeal': {
    says: 'Sie können klagen, wenn Asyl oder ein Antrag wegen Menschenrechten, etwa Familie, abgelehnt wird. Sie haben 14 Tage im Land oder 28 Tage im Ausland.',
  },
  'gb.immigration.right-stay-meanwhile': {
    says: 'Haben Sie vor Ablauf Ihrer Erlaubnis beantragt? Dann dürfen Sie bleiben und wie bisher arbeiten, bis die rechtzeitige Klage oder Prüfung entschieden ist.',
  },
  'gb.immigration.right-review': {
    says: 'Bei vielen Absagen zu Arbeit und Studium verlangen Sie stattdessen eine Prüfung im Amt (administrative review). Die Frist ist 14 Tage im Land oder 28 Tage im Ausland.',
  },
  'gb.immigration.right-family': {
    says: 'Die Regeln sagen, welches Einkommen und welche Papiere ein Partner zeigen muss. Reicht es nicht, muss das Home Office trotzdem Ihr Familienleben und das Wohl eines Kindes abwägen.',
  },
  'gb.immigration.right-settled': {
    says: 'Gegen die Absage beim EU-Status (settled status) können Sie klagen. Die Frist ist 14 Tage im Land oder 28 Tage im Ausland.',
  },
  'gb.immigration.right-citizen': {
    says: 'Gegen die Absage der Staatsbürgerschaft gibt es keine Klage. Sie können um eine neue Prüfung bitten, wenn Recht oder Tatsachen falsch sind, oder neu beantragen.',
  },
  'gb.immigration.right-bail': {
    says: 'Wer festgehalten wird, kann das Home Office oder das Gericht um Freilassung (bail) bitten. Verlangen Sie sofort einen Anwalt: In der Haft gibt es kostenlosen Rat.',
  },
  'gb.immigration.step': {
    says: 'Holen Sie diese Woche Rat, denn die Zeit ist kurz. Nur ein Anwalt oder ein registrierter Berater darf Sie beraten. Heben Sie Umschlag oder E-Mail auf.',
  },
  'gb.immigration.answer': {
    says: 'Holen Sie jetzt einen Anwalt oder registrierten Berater. Im Land haben Sie 14 Tage für Klage oder Prüfung; der Brief sagt, was gilt. Haben Sie rechtzeitig beantragt, dürfen Sie solange bleiben.',
  },
  'gb.immigration.answer-settled': {
    says: 'Ja, Sie können klagen. Sie haben 14 Tage im Land oder 28 Tage im Ausland. Sie können auch neu beantragen, mit einem guten Grund für die Verspätung.',
  },
}
