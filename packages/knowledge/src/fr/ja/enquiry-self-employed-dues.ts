/** Questions about contributions of a self-employed person: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SELF_EMPLOYED_DUES_JA: Words = {
  'fr.ask-debt.self-employed-dues': {
    says: 'contrainteが来る前に、今すぐUrssafにネットで分割を頼んでください。少額の分割で、残りを払えば加算金は免除されます。申告がないと推計されるので、実際の収入を送れば計算し直されます。正式な督促には2か月以内に委員会（CRA）へ、contrainteには15日以内に裁判所へ。さかのぼれるのは普通3年です。',
  },
}
