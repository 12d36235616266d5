/** The German words of the rows in ../bankruptcy-and-canceled-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BANKRUPTCY_AND_CANCELED_DEBTS_DE: Words = {
  'us.claim.ask-bankruptcy': {
    says: 'Eine Insolvenz (bankruptcy) stoppt das meiste Eintreiben sofort und kann Schulden aus Karten, Arztkosten und Krediten beenden. Kindesunterhalt, die meisten Steuern und die meisten Studienkredite bleiben. Sprechen Sie zuerst mit einem Anwalt.',
    dependsOn: 'Ihr Einkommen, was Sie besitzen und die Art Ihrer Schulden',
  },
  'us.life.right-stay': {
    says: 'Ein Insolvenzantrag (bankruptcy) stoppt Eintreiben, Pfändung und Klagen meist sofort. Kindesunterhalt stoppt er nicht.',
  },
  'us.life.right-clear': {
    says: 'Chapter 7 beendet die meisten Schulden aus Karten und Arztkosten in Monaten, wenn Ihr Einkommen klein genug ist. Ein Haus oder Auto können Sie meist bis zu festen Grenzen behalten.',
  },
  'us.life.right-creditor': {
    says: 'Solange der Fall offen ist, dürfen Sie von der Person nichts eintreiben. Schuldet man Ihnen Geld, melden Sie es (claim) bis zum Datum in der Mitteilung an.',
  },
  'us.life.right-forgiven': {
    says: 'Eine erlassene Schuld kann als Einkommen zählen. Nicht, wenn Sie mehr schuldeten als besaßen, oder in einer Insolvenz (bankruptcy). Dann reichen Sie Form 982 ein.',
  },
}
