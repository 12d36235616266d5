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
    says: 'Zahlen Sie rechtzeitig, ist es erledigt: kein Gericht, kein Eintrag im Strafregister. Der erste kostet £80 je Elternteil und Kind binnen 21 Tagen, oder £160 bis Tag 28, ein zweiter in drei Jahren £160. Einspruch gibt es nicht, aber bitten Sie die Gemeinde um Rücknahme, wenn er falsch ist. Zahlen Sie nicht, kann sie vor Gericht gehen; dort drohen Verurteilung und höhere Strafe.',
  },
  'gb.school.scotland-attendance': {
    says: 'Sagen Sie, warum Ihr Kind fehlt: Krankheit, Angst oder fehlende Hilfe kann ein guter Grund sein. Braucht es Hilfe, bitten Sie schriftlich darum; die Gemeinde muss das prüfen.',
  },
}
