/** Questions about children whom both parents put on their tax return: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDREN_ON_TWO_RETURNS_JA: Words = {
  'es.ask.children-on-two-returns': {
    says: '単独で監護し、もう一方の親が裁判所の定めた養育費を払うなら、子どもの控除は全部あなたのものです。相手には別の優遇があります。共同監護なら半分ずつです。提案はまだ請求ではないので、払わないでください。十営業日以内に判決、家族手帳、住民登録を添えて答えてください。それでも決定が来たら、一か月以内に不服を申し立てられ、分割も求められます。差押えはその後です。',
  },
}
