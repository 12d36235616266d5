/** Questions about resigning and unemployment benefit (NASpI): the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RESIGNATION_AND_UNEMPLOYMENT_JA: Words = {
  'it.ask.naspi-cause': {
    says: 'はい、懲戒解雇の後も受けられます。4年の間に13週分の保険料を払っていることが必要です。68日以内に申し込んでください。',
  },
  'it.ask.resign': {
    says: 'SPIDでオンラインか、patronatoで、労働協約の予告を付けて辞めます。7日以内に取り消せます。NASpIがあるのは、重大な違反（giusta causa）のときだけです。',
  },
  'it.ask.forced-resignation': {
    says: '何にも署名しないでください。退職は、自分でSPIDを使うか、patronatoを通じてオンラインで送ったときだけ有効で、署名した紙は無効です。七日以内なら撤回できます。妊娠中か三歳未満の子がいるときは、労働監督局が確認するまで効力がありません。脅されたら日と言葉を書き留め、労働組合へ行ってください。書面での責めには五日以内に答えられます。',
  },
  'it.ask.wages-resign': {
    says: '2か月以上の未払いは、多くの場合正当な理由になります。予告は要らず、その分の賃金をもらえ、NASpIも申し込めます。まず書面で求め、労働組合に会いましょう。会社が破産なら、INPSの基金がTFRと最後の3か月を払います。',
  },
  'it.ask.naspi-length': {
    says: '過去4年に加入した週の半分、最長2年です。6か月目から月3％減り、55歳を超えれば8か月目からです。68日以内に申し込みます。',
    dependsOn: '加入した週の数',
  },
}
