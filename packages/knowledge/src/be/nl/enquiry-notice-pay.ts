/** Questions about pay instead of notice: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_PAY_NL: Words = {
  'be.ask.notice-pay': {
    says: 'Beëindigt de baas uw werk meteen zonder zware fout? Dan krijgt u het loon van de hele opzegtermijn. Daarbij tellen loon en alle voordelen, zoals eindejaarspremie, maaltijdcheques of auto. Tel dus eerst de weken volgens uw dienstjaren. Bij een dringende reden is er niets. Maar dan moet de baas binnen drie werkdagen handelen, en binnen drie andere de reden zeggen. U hebt een jaar voor de arbeidsrechtbank.',
  },
}
