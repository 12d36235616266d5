/** Questions about a bank that ends or refuses an account: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BASIC_ACCOUNT_DE: Words = {
  'nl.ask.basic-account': {
    says: 'Ja. Wer rechtmäßig in der Europäischen Union wohnt, hat ein Recht auf ein Basiskonto, auch mit Schulden oder BKR-Eintrag. Überziehen kann man es nicht. Die Bank muss binnen zehn Werktagen entscheiden und darf nur aus wenigen gesetzlichen Gründen ablehnen, etwa Betrug oder ein anderes niederländisches Konto. Verlangen Sie schriftlich ein „basisbetaalrekening“ und bei Ablehnung den Grund. Beschweren Sie sich dann, danach bei Kifid.',
  },
}
