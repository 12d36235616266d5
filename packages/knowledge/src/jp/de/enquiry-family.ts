/** Questions about divorce, its money, child support, contact, an estate, violence and stalking: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_DE: Words = {
  'jp.ask.divorce': {
    says: 'Sind beide einig, geben Sie das Formular bei der Gemeinde ab. Sonst beginnt die Vermittlung (調停) beim Familiengericht. Regeln Sie zuerst schriftlich Kinder, Unterhalt, Wohnung und Erspartes. Seit April 2026 können beide das Sorgerecht behalten. Den Anteil am Ersparten können Sie fünf Jahre lang verlangen.',
  },
  'jp.ask.divorce-money': {
    says: 'Was Sie beide in der Ehe aufgebaut haben, wird in der Regel halbiert, egal auf welchen Namen. Was Sie vorher hatten oder erbten, bleibt Ihres. Bei Scheidungen seit April 2026 können Sie fünf Jahre lang fordern. Verlangen Sie auch die Rententeilung (年金分割). Ohne Einigung gehen Sie zum Familiengericht.',
  },
  'jp.ask.contact': {
    says: 'Elternteil und Kind dürfen sich treffen (親子交流), wie es dem Kind guttut. Ohne Einigung beantragen Sie Vermittlung (調停) beim Familiengericht. Wird ein Beschluss nicht eingehalten, kann das Gericht gratis mahnen (履行勧告) oder Geld pro Fall verlangen (間接強制). Zahlen Sie den Unterhalt trotzdem. Holen Sie das Kind nicht selbst.',
  },
  'jp.ask.estate': {
    says: 'Mit dem Erbe übernehmen Sie auch Schulden. Sie haben drei Monate, um es beim Familiengericht auszuschlagen (相続放棄). Nutzen oder verkaufen Sie vorher nichts.',
  },
  'jp.ask.child-support': {
    says: 'Beide Eltern müssen ein Kind unterhalten. Das Familiengericht setzt oder ändert die Summe. Rückstände können vom Lohn genommen werden, auch künftige.',
  },
  'jp.ask.child-support-cannot-pay': {
    says: 'Kürzen Sie nicht von sich aus: Ihr Lohn kann gepfändet werden, für Unterhalt bis zur Hälfte. Seit April 2026 kann dafür ein Vertrag reichen. Bitten Sie den anderen sofort schriftlich um weniger. Keine Einigung? Beantragen Sie beim Familiengericht Schlichtung (養育費の減額調停). Sie kostet 1.200 Yen je Kind. Es zählt, was sich geändert hat, und beide Einkommen. Houterasu hilft bei wenig Einkommen kostenlos: 0570-078374.',
  },
}
