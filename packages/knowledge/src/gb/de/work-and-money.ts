/** German: transfers, insolvency, sick pay, resigning, covenants, car finance, taxes, and a few names on bills. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_AND_MONEY_DE: Words = {
  'gb.work.right-transfer': {
    says: 'Geht Ihre Arbeit zu einem neuen Arbeitgeber, gehen Stelle und Vertrag mit. Eine Kündigung deswegen ist meist ungerecht. Man muss Sie vorher informieren und anhören.',
  },
  'gb.work.right-insolvent': {
    says: 'Hat der Arbeitgeber kein Geld, zahlt der Staat Abfindung, bis zu acht Wochen Lohn, Urlaub und Kündigungsfrist bis zu einer Grenze. Fragen Sie den Insolvenzverwalter nach Ihrer Fallnummer.',
  },
  'gb.work.right-sick-pay': {
    says: 'Seit dem 6. April 2026 beginnt das Krankengeld (statutory sick pay) am ersten Krankheitstag, auch bei wenig Lohn. Es läuft bis zu 28 Wochen.',
  },
  'gb.work.right-resign': {
    says: 'Bricht der Arbeitgeber den Vertrag schwer und Sie gehen deswegen, kann das als Kündigung zählen. Holen Sie vorher Rat und warten Sie nicht zu lange.',
  },
  'gb.work.right-whistle': {
    says: 'Man darf Sie nicht bestrafen oder kündigen, weil Sie Gefahr, Straftaten oder Vertuschung richtig gemeldet haben. Dafür müssen Sie nicht lange dort gearbeitet haben.',
  },
  'gb.work.right-covenant': {
    says: 'Ein Verbot, für andere zu arbeiten, gilt nur, soweit es ein echtes Interesse schützt und nötig ist. Ein Gericht kann den Teil streichen, der zu weit geht.',
  },
  'gb.work.right-redundancy-sum': {
    says: 'Prüfen Sie die Summe: je nach Alter ein halber, ein oder anderthalb Wochenlöhne je volles Jahr. Höchstens 20 Jahre zählen, und der Wochenlohn hat eine Grenze.',
  },
  'gb.tax.right-years': {
    says: 'HMRC darf meist vier Jahre zurückgehen, sechs bei Nachlässigkeit und 20 bei Absicht. Es braucht mehr als eine Vermutung. Sie haben 30 Tage für den Einspruch.',
  },
  'gb.tax.right-check': {
    says: 'HMRC darf nur verlangen, was es für die Prüfung braucht. Sie können nach dem Grund fragen, einen Berater haben und das Gericht bitten, eine endlose Prüfung zu beenden.',
  },
  'gb.tax.right-late': {
    says: 'Die Strafe für spätes Zahlen entfällt, wenn Sie einen guten Grund hatten. Ebenso, wenn Sie vor dem Tag der Strafe Zeit vereinbart hatten.',
  },
  'gb.tax.right-simple': {
    says: 'Sind die Zahlen falsch, sagen Sie es HMRC innerhalb von 60 Tagen. Nach der Antwort haben Sie 30 Tage für den Einspruch.',
  },
  'gb.tax.know-child-charge': {
    says: 'Die Abgabe beginnt, wenn Sie oder Ihr Partner über £60,000 verdienen. Bei £80,000 nimmt sie das ganze Kindergeld. Sie können die Zahlung stoppen und den Anspruch behalten.',
  },
  'gb.copyright.know-small': {
    says: 'Eine Forderung bis £10,000 kommt zum Verfahren für kleine Forderungen eines besonderen Gerichts. Dort zahlt der Verlierer wenig von den Kosten der anderen Seite.',
  },
}
