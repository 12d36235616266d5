/** The German words of the rows in ../cancel-rights.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { sameCells, stateWords } from './state-table.ts'

export const CANCEL_RIGHTS_DE: Words = {
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
  ...stateWords('home-sale', {
    ...sameCells(
      'AZ FL GA IL MA MI NC NJ NY OH PA TX VA WA',
      'können Sie einen Verkauf bei Ihnen zu Hause meist innerhalb von drei Geschäftstagen widerrufen. Der Verkäufer muss Ihnen ein Widerrufsformular (cancel form) geben',
    ),
    CA: 'können Sie einen Verkauf bei Ihnen zu Hause meist innerhalb von drei Geschäftstagen widerrufen, oder fünf ab 65 Jahren. Der Verkäufer muss Ihnen ein Widerrufsformular (cancel form) geben',
  }),
}
