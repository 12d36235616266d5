/** Questions about housing benefit that stopped: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_BENEFIT_STOPPED_JA: Words = {
  'fr.ask-debt.housing-benefit-stopped': {
    says: 'CAFに理由を書面で尋ねてください。払った家賃を家主が未払いと届けたなら、領収書か口座明細をすぐ送ります。本当に滞納があっても、返済計画を結んで守れば普通は続きます。争うには2か月以内にCAFの不服委員会（CRA）へ書き、その後行政裁判所です。',
  },
}
