/** 敷金、不許可、不支給、情報漏えい：日本の法律の日本語の言葉。 */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSITS_AND_REFUSALS_JA: Words = {
  'jp.deposit.reality': {
    says: 'これは大家や管理会社の見方です。費用ごとに争い、根拠を求めることができます。',
  },
  'jp.deposit.step-first': {
    says: 'どの費用を、なぜ争うのかを書いて送ります。写真を付け、残りの返金先と期日を示してください。',
  },
  'jp.stay.reality': {
    says: '不許可でも終わりではありません。ただし期限は短く、通知から進みます。',
  },
  'jp.stay.step-first': {
    says: '受け取った日を書き留め、封筒を取っておき、今日、全部のページを弁護士に見せてください。書類がそろうのを待たないでください。',
  },
  'jp.refusal.want': {
    says: '役所が、給付をしない、やめる、または減らすと言っています。',
  },
  'jp.refusal.reality': {
    says: '役所があなたに不利な決定をしました。資料を添えて争うと変わることがあります。',
  },
  'jp.refusal.step-first': {
    says: '理由と記録を求めてください。証拠を集め、期限までに書面を出します。証拠は後からでもかまいません。',
  },
  'jp.refusal.right-review': {
    says: '知った日の翌日から3か月以内に、無料で審査請求ができます。書面には、どこに請求するかが書かれていなければなりません。',
  },
  'jp.data.reality': {
    says: '他人に情報を見られたかもしれないという知らせです。お金を払う必要はありません。悪用されないよう、今動いてください。',
  },
  'jp.data.step-first': {
    says: 'そこと、同じものを使っている所のパスワードを変えてください。リンクからではなく、自分でサイトを開きます。口座の動きにも注意してください。',
  },
  'jp.refusal.deadline': {
    says: '知った日の翌日から3か月以内に審査請求ができます。',
    action: '審査請求をする',
    consequence: '決定が確定します。',
  },
}
