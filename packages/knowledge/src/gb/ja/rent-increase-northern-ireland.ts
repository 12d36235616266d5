/** A notice of a higher rent in Northern Ireland: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_INCREASE_NORTHERN_IRELAND_JA: Words = {
  'gb.rent-rise.right-faulty-ni': {
    says: '早すぎる値上げや、書面の知らせから3か月ない値上げは、効力がありません。',
  },
  'gb.rent-rise.step-ni': {
    says: '前の値上げから1年、開始日まで丸3か月、の2つを確かめてください。欠けていれば家主に書きます。',
  },
  'gb.rent-rise.reality-ni': {
    says: '北アイルランドでは、多くの民間の住まいの家賃を審判所は決めません。規則を確かめ、交渉することが役立ちます。',
  },
  'gb.rent-rise.not-yet-ni': {
    says: '通知の日までは、今の家賃だけを払えば足ります。',
  },
  'gb.rent-rise.right-leave-ni': {
    says: '期限のない契約か期限後なら、4週間前の書面で出られます。10年以上住んだ場合は12週間です。',
  },
  'gb.rent-rise.step-council-ni': {
    says: '家主が規則に反し、応じませんか。役所の environmental health に知らせ、Housing Rights に電話してください。',
  },
}
