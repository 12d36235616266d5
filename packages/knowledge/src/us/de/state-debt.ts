/** The German words of the rows in ../state-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { sameCells, stateWords } from './state-table.ts'

export const STATE_DEBT_DE: Words = {
  ...stateWords('collection-act', {
    ...sameCells(
      'CA MD NC PA WI',
      'muss auch der erste Kreditgeber faire Inkassoregeln einhalten, nicht nur eine Inkassofirma',
    ),
    ...sameCells(
      'IL MN WA',
      'braucht eine Inkassofirma eine Lizenz des Bundesstaats, und sein Gesetz zählt auf, was sie nicht darf',
    ),
    AZ: 'braucht eine Inkassofirma eine Lizenz des Bundesstaats und darf keine falschen Behauptungen oder Drohungen benutzen',
    CO: 'braucht eine Inkassofirma eine Lizenz des Bundesstaats und muss dessen eigenes Gesetz einhalten',
    FL: 'darf der erste Kreditgeber Sie nicht belästigen und keine Schuld fordern, von der er weiß, dass sie nicht fällig ist',
    GA: 'bricht unfaires Eintreiben das Recht des Bundesstaats, und Sie können klagen, nachdem Sie geschrieben haben',
    MA: 'darf ein Gläubiger Sie wegen einer Schuld höchstens zweimal in sieben Tagen anrufen',
    MI: 'zählt das Gesetz auf, was eine Inkassofirma und ein Kreditgeber nicht dürfen, und Sie können deswegen klagen',
    NJ: 'muss eine Inkassofirma beim Bundesstaat eine Sicherheit (bond) hinterlegen und darf keine falschen Behauptungen benutzen',
    NY: 'muss eine Inkassofirma meist innerhalb von 60 Tagen Beweise der Schuld schicken, nachdem Sie schriftlich danach gefragt haben',
    OH: 'bricht unfaires oder falsches Eintreiben auch das Recht des Bundesstaats, und Sie können klagen',
    TX: 'können Sie eine Schuld bei einer Inkassofirma schriftlich bestreiten, und sie hat 30 Tage zum Prüfen',
    VA: 'bricht ein Brief, der wie ein Papier vom Gericht aussehen soll, das Recht des Bundesstaats',
  }),
  ...stateWords('collection-act-case', {
    ...sameCells(
      'CA MD NC PA WI',
      'muss auch der erste Kreditgeber faire Inkassoregeln einhalten, nicht nur eine Inkassofirma',
    ),
    ...sameCells(
      'IL MN WA',
      'braucht eine Inkassofirma eine Lizenz des Bundesstaats, und sein Gesetz zählt auf, was sie nicht darf',
    ),
    AZ: 'braucht eine Inkassofirma eine Lizenz des Bundesstaats und darf keine falschen Behauptungen oder Drohungen benutzen',
    CO: 'braucht eine Inkassofirma eine Lizenz des Bundesstaats und muss dessen eigenes Gesetz einhalten',
    FL: 'darf der erste Kreditgeber Sie nicht belästigen und keine Schuld fordern, von der er weiß, dass sie nicht fällig ist',
    GA: 'bricht unfaires Eintreiben das Recht des Bundesstaats, und Sie können klagen, nachdem Sie geschrieben haben',
    MA: 'darf ein Gläubiger Sie wegen einer Schuld höchstens zweimal in sieben Tagen anrufen',
    MI: 'zählt das Gesetz auf, was eine Inkassofirma und ein Kreditgeber nicht dürfen, und Sie können deswegen klagen',
    NJ: 'muss eine Inkassofirma beim Bundesstaat eine Sicherheit (bond) hinterlegen und darf keine falschen Behauptungen benutzen',
    NY: 'muss eine Inkassofirma meist innerhalb von 60 Tagen Beweise der Schuld schicken, nachdem Sie schriftlich danach gefragt haben',
    OH: 'bricht unfaires oder falsches Eintreiben auch das Recht des Bundesstaats, und Sie können klagen',
    TX: 'können Sie eine Schuld bei einer Inkassofirma schriftlich bestreiten, und sie hat 30 Tage zum Prüfen',
    VA: 'bricht ein Brief, der wie ein Papier vom Gericht aussehen soll, das Recht des Bundesstaats',
  }),
  ...stateWords('safe-pay', {
    ...sameCells(
      'AL ID KY LA',
      'kann für eine normale Schuld höchstens ein Viertel Ihres Lohns nach Abzügen genommen werden',
    ),
    ...sameCells(
      'CT DC',
      'kann höchstens ein Viertel Ihres Lohns genommen werden. Lohn bis zum 40-fachen des Mindestlohns in der Woche ist sicher',
    ),
    DE: 'können für eine normale Schuld höchstens 15 % Ihres Lohns genommen werden',
    HI: 'können höchstens 5 % der ersten $100 Monatslohn genommen werden, 10 % der nächsten $100 und 20 % vom Rest',
    IA: 'kann jeder Gläubiger im Jahr nur eine feste Summe Ihres Lohns nehmen: $250 bis $2,000, wenn Sie weniger als $50,000 verdienen',
    IN: 'kann höchstens ein Viertel Ihres Lohns nach Abzügen genommen werden. Aus gutem Grund kann ein Richter es auf ein Zehntel senken',
    KS: 'kann höchstens ein Viertel Ihres Lohns nach Abzügen genommen werden. Konnten Sie über zwei Wochen krank nicht arbeiten, nichts bis zwei Monate danach',
    MN: 'kann je nach Verdienst ein Zehntel bis ein Viertel Ihres Lohns genommen werden. Lohn bis zum 40-fachen des Mindestlohns in der Woche ist sicher',
    AZ: 'kann für eine normale Schuld höchstens ein Zehntel Ihres Lohns genommen werden',
    CA: 'kann für eine normale Schuld höchstens ein Fünftel Ihres Lohns genommen werden, von kleinem Lohn weniger',
    CO: 'kann für eine normale Schuld höchstens ein Fünftel Ihres Lohns genommen werden, von kleinem Lohn weniger',
    FL: 'ist der Lohn dessen, der eine Familie ernährt (head of family), bis $750 in der Woche sicher. Verlangen Sie es schriftlich',
    GA: 'kann höchstens ein Viertel Ihres Lohns nach Abzügen genommen werden, oder 15 % für einen privaten Studienkredit',
    IL: 'können für eine normale Schuld höchstens 15 % Ihres Lohns vor Abzügen genommen werden',
    MA: 'können für eine normale Schuld höchstens 15 % Ihres Lohns vor Abzügen genommen werden',
    MI: 'können Sie das Gericht bitten, in Teilen zahlen zu dürfen. Solange Sie das tun, darf Ihr Lohn nicht genommen werden',
    NJ: 'kann für eine normale Schuld meist höchstens ein Zehntel Ihres Lohns genommen werden',
    NY: 'kann für eine normale Schuld höchstens ein Zehntel Ihres Lohns vor Abzügen genommen werden',
    OH: 'muss man Ihnen 15 Tage, bevor man Ihren Lohn verlangt, eine Forderung schicken. Dann können Sie beim Gericht einen Treuhänder (trusteeship) verlangen',
    VA: 'kann höchstens ein Viertel Ihres Lohns genommen werden. Lohn bis zum 40-fachen des Mindestlohns in der Woche ist sicher',
    WA: 'ist bei einer Verbraucherschuld mehr von Ihrem Lohn sicher als nach Bundesrecht',
  }),
}
