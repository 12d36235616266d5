/** Questions about collectors: their calls and visits, and what they must prove: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTORS_DE: Words = {
  'us.ask-debt.jail': {
    says: 'Weil Sie eine private Schuld nicht zahlen, können Sie nicht ins Gefängnis kommen, und eine Inkassofirma darf nicht damit drohen. Ein Gericht kann Sie nur bestrafen, wenn Sie seinen Befehl zu kommen nicht beachten.',
  },
  'us.ask-debt.take-things': {
    says: 'Eine Inkassofirma kann nicht kommen und Ihre Sachen nehmen. Sie braucht zuerst ein Urteil, und ein sheriff führt es aus. Bei einem Kreditgeber mit Pfandrecht (lien) an Ihrem Auto ist es anders.',
  },
  'us.ask-debt.come-to-house': {
    says: 'Sie müssen die Tür nicht öffnen und nicht reden. Sagen Sie schriftlich, dass man sich nicht mehr melden soll. Eine Inkassofirma hat keine Macht, hereinzukommen oder Sachen zu nehmen.',
  },
  'us.ask-debt.ignore': {
    says: 'Legen Sie es nicht beiseite: Die Schuld bleibt, und man kann klagen. Bestreiten Sie sie innerhalb von 30 Tagen schriftlich, und antworten Sie rechtzeitig auf Papiere vom Gericht.',
  },
  'us.ask-debt.calls': {
    says: 'Schreiben Sie: Melden Sie sich nicht mehr. Dann muss man aufhören, außer um zu sagen, dass man aufhört oder klagen wird. Mehr als sieben Anrufe in sieben Tagen sind zu viel.',
  },
  'us.ask-debt.work-calls': {
    says: 'Man darf Ihrem Chef, Ihrer Familie oder Freunden nichts von der Schuld sagen. Sagen Sie, dass Sie bei der Arbeit keine Anrufe annehmen dürfen, dann muss man dort aufhören.',
  },
  'us.ask-debt.not-mine': {
    says: 'Schreiben Sie innerhalb von 30 Tagen, dass Sie die Schuld bestreiten und Beweise wollen. Man muss aufhören, bis man sie schickt. Hat jemand Ihren Namen benutzt, gehen Sie zu IdentityTheft.gov.',
  },
  'us.ask-debt.validation': {
    says: 'Bestreiten Sie sie innerhalb von 30 Tagen nach der Mitteilung schriftlich und verlangen Sie Beweise. Man muss mit dem Eintreiben aufhören, bis man sie schickt. Behalten Sie eine Kopie und schicken Sie es als Einschreiben (certified mail).',
  },
  'us.ask-debt.loan-sold': {
    says: 'Schreiben Sie dem Verwalter des Kredits (servicer) und fragen Sie, wie sich die Summe ergibt. Er muss in 30 Geschäftstagen antworten. 60 Tage nach einem Wechsel gilt eine Zahlung an den alten servicer nicht als zu spät. Die Bedingungen des Kredits bleiben gleich.',
  },
}
