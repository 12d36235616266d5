/** The German words of the rows in ../debt-collection-rights.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_RIGHTS_DE: Words = {
  'us.debt.right-dispute': {
    says: 'Sie haben das Recht, die Schuld schriftlich zu bestreiten. Tun Sie es innerhalb von 30 Tagen, dann muss man aufhören, bis man Ihnen Beweise schickt.',
  },
  'us.debt.right-notice': {
    says: 'Sie haben das Recht auf eine Mitteilung, die zeigt, wem Sie etwas schulden, wie die Summe entsteht und bis wann Sie bestreiten können.',
  },
  'us.debt.right-lawyer': {
    says: 'Auch ein Anwalt, der regelmäßig private Schulden eintreibt, gilt als Inkasso (debt collector). Bestreiten Sie die Schuld binnen 30 Tagen schriftlich und verlangen Sie Beweise.',
  },
  'us.debt.right-stop': {
    says: 'Sie haben das Recht, schriftlich zu sagen, dass man sich nicht mehr melden soll. Die Schuld bleibt, und man kann weiter klagen.',
  },
  'us.debt.right-calls': {
    says: 'Eine Inkassofirma darf Sie wegen einer Schuld nicht mehr als siebenmal in sieben Tagen anrufen. Nach einem Gespräch muss sie sieben Tage warten.',
  },
  'us.debt.right-hours': {
    says: 'Man darf sich nicht vor 8 Uhr morgens oder nach 9 Uhr abends melden. Man darf nicht bei der Arbeit anrufen, wenn Ihr Arbeitgeber es verbietet.',
  },
  'us.debt.right-opt-out': {
    says: 'Sie dürfen sagen, dass Nachrichten, E-Mails oder Anrufe aufhören sollen. In jeder E-Mail und Nachricht muss stehen, wie Sie sie abbestellen.',
  },
  'us.debt.right-privacy': {
    says: 'Man darf Ihrer Familie, Ihren Freunden oder Ihrem Chef nichts von Ihrer Schuld sagen.',
  },
  'us.debt.right-no-lies': {
    says: 'Man darf nicht lügen, nicht mit etwas drohen, was man nicht tun kann, und sich nicht als Anwalt oder Behörde ausgeben.',
  },
  'us.debt.right-fees': {
    says: 'Man darf Gebühren oder Zinsen nur dazurechnen, wenn Ihr Vertrag oder ein Gesetz es erlaubt.',
  },
  'us.debt.right-sue-them': {
    says: 'Werden diese Regeln gebrochen, können Sie innerhalb eines Jahres klagen. Sie können bis zu $1,000 und Ihre Anwaltskosten bekommen.',
  },
  'us.debt.right-benefits': {
    says: 'Social Security und SSI dürfen für eine private Schuld nicht genommen werden, auch nicht nach einem Urteil.',
  },
  'us.debt.right-service': {
    says: 'Im aktiven Militärdienst sind Zinsen auf Schulden aus der Zeit vor dem Dienst auf 6 % begrenzt. Verlangen Sie es schriftlich.',
  },
  'us.debt.deadline-dispute': {
    says: 'Sie haben 30 Tage ab Erhalt dieser Mitteilung, um die Schuld schriftlich zu bestreiten. Der letzte Tag muss darin stehen. Früher ist sicherer.',
    action: 'Die Schuld schriftlich bestreiten und Beweise verlangen',
    consequence: 'Danach darf man weiter eintreiben, während Sie bestreiten.',
    service: 'für die Post, wie die Inkassofirma annehmen darf',
  },
  'us.debt.element-creditor': {
    says: 'Die Mitteilung muss den Gläubiger nennen, dem Sie die Schuld jetzt schulden.',
    name: 'Der Name des Gläubigers',
    ifMissing:
      'Wir sehen den Namen des Gläubigers nicht. Er muss in einer Mitteilung über die Schuld (validation notice) stehen.',
  },
  'us.debt.element-sum': {
    says: 'Die Mitteilung muss die Summe an einem Anfangstag zeigen, und die Zinsen, Gebühren, Zahlungen und Gutschriften seitdem.',
    name: 'Wie die Summe entsteht',
    ifMissing:
      'Wir sehen nicht, wie die Summe entsteht. Die Mitteilung muss Zinsen, Gebühren, Zahlungen und Gutschriften nennen.',
  },
  'us.debt.element-dispute': {
    says: 'Die Mitteilung muss sagen, wie Sie die Schuld bestreiten, und den letzten Tag dafür nennen.',
    name: 'Wie und bis wann bestreiten',
    ifMissing:
      'Wir sehen nicht, wie Sie die Schuld bestreiten. Vielleicht stand es in einem anderen Brief. Er muss innerhalb von fünf Tagen nach dem ersten Kontakt kommen.',
  },
}
