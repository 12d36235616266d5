/** Questions about jobless benefits that France Travail claims back: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOBLESS_BENEFIT_BACK_JA: Words = {
  'fr.ask-debt.jobless-benefit-back': {
    says: 'France Travailに2か月以内に書面で争えます（recours gracieux）。給与明細と申告した内容を示してください。争っている間は、不正とされた場合を除き、普通は給付から差し引けません。額が正しければ、分割か免除を頼めます。遅れは不正ではありません。調停人は無料です。contrainteが来たら、異議は15日以内です。',
  },
}
