/** The German words of the rows in ../telecom.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TELECOM_ROWS_DE: Words = {
  'fr.telecom.right-leave': {
    says: 'Nach dem 12. Monat können Sie einen längeren Vertrag verlassen, ohne den Rest zu zahlen. Nur mit einem verbilligten Telefon darf man bis zu 20 % davon verlangen.',
  },
  'fr.telecom.right-fees': {
    says: 'Für die Kündigung gilt eine Frist von höchstens zehn Tagen. Gebühren für das Ende müssen im Vertrag stehen.',
  },
  'fr.telecom.right-terms': {
    says: 'Neue Bedingungen oder Preise muss man einen Monat vorher mitteilen. Binnen vier Monaten nach der Mitteilung können Sie ohne Kosten gehen.',
  },
  'fr.telecom.right-mediator': {
    says: 'Die Ombudsstelle (médiateur) für Telefon und Internet (mediateur-telecom.fr) ist kostenlos, sobald die Stellen der Firma geantwortet oder geschwiegen haben.',
  },
}
