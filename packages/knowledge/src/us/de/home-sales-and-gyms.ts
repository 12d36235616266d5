/** The German words of the rows in ../home-sales-and-gyms.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOME_SALES_AND_GYMS_DE: Words = {
  'us.sale.right-three-days': {
    says: 'Sie haben drei Geschäftstage, um einen Verkauf von $25 oder mehr bei Ihnen zu Hause zu widerrufen. Bekamen Sie kein Widerrufsformular (cancel form), ist die Zeit meist nicht abgelaufen.',
  },
  'us.sale.step-cancel': {
    says: 'Schicken Sie heute das Widerrufsformular (cancel form) oder einen Brief als Einschreiben (certified mail). Behalten Sie eine Kopie. Die Firma muss innerhalb von zehn Geschäftstagen zurückzahlen.',
  },
  'us.sale.right-rescind': {
    says: 'Sichert Ihr Haus den Kredit, können Sie meist innerhalb von drei Geschäftstagen widerrufen (rescind), und länger, wenn Papiere fehlten.',
  },
  'us.sale.right-online': {
    says: 'Eine Firma, die im Internet verkauft, muss Ihnen die Bedingungen sagen, Ihr klares Ja holen und einen einfachen Weg geben, Abbuchungen zu stoppen.',
  },
}
