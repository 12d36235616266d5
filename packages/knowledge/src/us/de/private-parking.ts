/** The German words of the rows in ../private-parking.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PRIVATE_PARKING_DE: Words = {
  'us.ticket.private-contract': {
    says: 'Eine private Firma muss zeigen, dass Sie ihren Bedingungen zugestimmt haben: klare Schilder und eine faire Summe. Sind Sie nicht einverstanden, entscheidet ein Gericht.',
  },
  'us.ticket.private-records': {
    says: 'Eine Firma darf Ihren Namen aus dem Fahrzeugregister nur für Zwecke bekommen, die ein Bundesgesetz nennt.',
  },
  'us.ticket.private-collector': {
    says: 'Schreibt eine Inkassofirma deswegen, können Sie innerhalb von 30 Tagen Beweise verlangen. Sie darf es nicht Strafe nennen oder mit Verhaftung drohen.',
  },
  'us.parking.right-signs': {
    says: 'Schilder müssen klar und die Summe fair sein. Eine Firma darf ihre Rechnung nicht Strafe nennen und nicht mit etwas drohen, was sie nicht kann.',
  },
}
