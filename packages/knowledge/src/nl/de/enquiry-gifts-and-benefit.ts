/** Questions about money from family while on assistance: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GIFTS_AND_BENEFIT_DE: Words = {
  'nl.ask.benefit-gifts': {
    says: 'Seit 2026 lassen Geschenke bis 1.200 € im Kalenderjahr die Sozialhilfe (bijstand) unberührt. Hilfe der Familie darunter, in Geld oder Einkäufen, ist also kein Grund für Rückforderung oder Bußgeld. Darüber melden Sie das Geschenk: Die Gemeinde muss Ihren Fall prüfen. Legen Sie binnen sechs Wochen schriftlich Widerspruch ein. Er ist kostenlos und kein Grund, die Hilfe einzustellen. Bitten Sie, so lange nichts einzutreiben. Sozialberater helfen kostenlos.',
  },
}
