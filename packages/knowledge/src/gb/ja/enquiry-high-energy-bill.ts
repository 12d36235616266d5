/** Questions about a bill for gas or power that looks far too high: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HIGH_ENERGY_BILL_JA: Words = {
  'gb.ask-consumer.energy-bill-high': {
    says: '今日メーターを読み、写真を撮って会社に送ってください。請求の多くは推定です。新しい請求書を求め、メーター番号と料金プランを確かめてください。会社が請求し忘れた12か月より前の分は、あなたの責任でない限り請求できません。普段の使用分は払ってください。直らなければ書面で苦情を。8週間後か最終回答の後は、Energy Ombudsmanが無料です。',
  },
}
