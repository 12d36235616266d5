/** Questions about the police and a phone: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POLICE_AND_PHONE_JA: Words = {
  'it.ask.police-and-phone': {
    says: 'ただの確認ではできません。ロックを外す義務はありません。犯罪の疑いがありますか。その場合、警察は書面を渡して電話を預かれます。メッセージを読むには検察官か裁判官の命令が要ります。急ぐ理由が示された場合だけ先に見られ、裁判官がすぐ確かめられなければなりません。2025年の破毀院によれば、あなたの同意だけでは足りません。暗証番号を言う義務はありません。弁護士を求め、読んだ物だけに署名してください。',
    dependsOn: '犯罪の疑いがあるか、どれほど急ぐか',
  },
}
