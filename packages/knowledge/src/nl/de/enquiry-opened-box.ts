/** Questions about sending back what was opened or tried on: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OPENED_BOX_DE: Words = {
  'nl.ask.opened-box': {
    says: 'Nein. Was Sie online gekauft haben, dürfen Sie 14 Tage lang ohne Grund zurückschicken, auch mit offener Schachtel. Prüfen dürfen Sie es wie im Laden. Abziehen darf der Shop nur für mehr Gebrauch als das. Er muss binnen 14 Tagen alles zahlen, auch den normalen Versand. Anders bei versiegelter Hygieneware, geöffneter Software und Maßarbeit. Schreiben Sie den Widerruf und behalten Sie den Beleg.',
  },
}
