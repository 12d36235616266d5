/** The Japanese words of the rows in ../enquiry-collectors.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTORS_JA: Words = {
  'es.ask.collector-home': {
    says: '取り立てる人は、家に入る、物を取る、上司に話すことはできません。ドアを開ける必要はありません。',
  },
  'es.ask.asnef': {
    says: '身分証と証拠を添えて、名簿の会社に無料で書き、内容の開示と削除を求めてください。債務は確かなものでなければなりません。支払い済みでなく、裁判所、役所、仲裁で争われておらず、50ユーロを超え、5年以内のものに限ります。事前の警告と、登録から30日以内の通知も必要です。相手の会社にも書いてください。返事の期限は1か月です。返事がない、または断られたら、AEPDに無料で申し立ててください。借りていないお金を払う必要はありません。誤って登録された人は損害賠償を求められます。',
  },
  'es.ask.sold-debt': {
    says: '新しい会社に、契約書と、債権を買った証拠を書面で求めてください。同じ反論ができます。証拠を見るまで払わないでください。',
  },
}
