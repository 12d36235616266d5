/** Missed school: fines, meetings and questions about them. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_ATTENDANCE_DE: Words = {
  'gb.school.absence': {
    says: 'Die Strafe ist £80 je Elternteil und Kind innerhalb von 21 Tagen, dann £160 bis Tag 28. Klagen können Sie nicht, aber die Gemeinde um Rücknahme bitten.',
  },
  'gb.school.absence-wants': {
    says: 'Die Schule will Ihr Kind jeden Tag dort sehen und sagt, was sonst folgen kann.',
  },
  'gb.school.absence-step': {
    says: 'Gehen Sie zu dem Gespräch. Schicken Sie für jeden Krankheitstag einen Beleg. Bitten Sie um Hilfe, wenn Ihr Kind die Schule nicht schafft.',
  },
  'gb.school.answer-fine': {
    says: 'Klagen können Sie nicht. Sie können die Gemeinde um Rücknahme bitten, wenn die Strafe falsch ist. Zahlen Sie £80 innerhalb von 21 Tagen oder £160 bis Tag 28, sonst kann die Gemeinde vor Gericht gehen.',
  },
}
