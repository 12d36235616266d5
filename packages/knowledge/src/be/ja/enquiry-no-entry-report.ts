/** Questions about a deposit kept where no report was made at the start: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NO_ENTRY_REPORT_JA: Words = {
  'be.ask.deposit-no-report': {
    says: 'いいえ。入居時の確認書（état des lieux、plaatsbeschrijving）がなければ、受け取ったままの状態で返したと推定されます。損害があなたのせいだと証明するのは家主です。書留で保証金の解放を求めてください。家主が署名しなければ治安判事が決めます。まず無料の調停を頼みましょう。',
  },
}
