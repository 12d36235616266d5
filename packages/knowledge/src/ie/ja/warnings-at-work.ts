/** The Japanese words of the rows in ../warnings-at-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WARNINGS_AT_WORK_JA: Words = {
  'ie.hearing.right-time': {
    says: 'ご自身や付き添いの人に時間が必要なら、別の日を求められます。公正な会社は準備の時間をくれます。',
  },
  'ie.hearing.step-write': {
    says: 'ご自身の言い分を一つずつ書き、誰が何を見たかも書きます。その紙を持って行ってください。',
  },
  'ie.warned.right-lapse': {
    says: '何をいつまでに直すのか、警告がいつまで記録に残るのかを、会社は伝えるべきです。',
  },
  'ie.warned.step-appeal': {
    says: '警告が間違いなら、手紙にある日までに書面で不服を出します。何が違い、何を望むかを書いてください。',
  },
  'ie.warned.option-answer': {
    title: '書面で答える',
    cost: '無料です。',
    time: '数日です。',
    risk: '落ち着いて事実を書けば、低いです。',
    bestFor: '書かれたことに納得できない人。',
    says: '言い分を書面で出し、記録に入れるよう求めます。後でも役に立ちます。',
  },
  'ie.warned.not-yet': { says: '今のところ、仕事も給料も続きます。' },
  'ie.suspended.reality': {
    says: '調べている間の自宅待機は罰ではありません。まだ何も証明されていません。',
  },
  'ie.suspended.right-pay': {
    says: '給料は続きます。止められるのは、法律か契約かご本人の書面の同意がある時だけです。',
  },
  'ie.suspended.right-fair': {
    says: '決める前に、何をしたとされるのかを知らせ、話を聞かなければなりません。',
  },
  'ie.suspended.right-short': {
    says: '短く、正当な理由が必要です。いつまで続くか、誰が見直すかを尋ねてください。',
  },
  'ie.suspended.step-ask': { says: '理由、規則、期間を書面で尋ねてください。' },
  'ie.suspended.step-keep': {
    says: '手紙の条件を守り、覚えていることを今書き留めます。組合があれば連絡してください。',
  },
  'ie.suspended.option-complain': {
    title: '給料が止まったら申し立てる',
    cost: '無料です。',
    time: '未払いから6か月以内です。',
    risk: '低いです。それを理由に罰することはできません。',
    bestFor: '待機中に会社が払わない人。',
    says: 'Workplace Relations Commission (WRC) にオンラインで申し立てられます。',
  },
  'ie.exit.reality': { says: 'これは申し出です。署名するまで、仕事も権利もそのままです。' },
  'ie.exit.right-no': { says: '断ることも、金額や日付、良い推薦状を求めることもできます。' },
  'ie.exit.right-advice': {
    says: '権利の放棄は、何を手放すか知っていた時だけ有効なのが普通です。署名の前に助言を受け、費用の負担を求めてください。',
  },
  'ie.exit.right-tax': {
    says: '法定の手当（statutory redundancy）は非課税です。その他は少なくとも€10,160と、満1年ごとに€765が非課税です。',
  },
  'ie.exit.warn-benefit': {
    says: '自分から辞めると、Jobseeker’s の給付が最長9週間止まることがあります。職がなくなったと書くよう求めてください。',
  },
  'ie.exit.warn-time': {
    says: '話し合いの間も期限は進みます。Workplace Relations Commission への申立ては普通6か月以内です。',
  },
  'ie.exit.step-wait': { says: 'その場で署名しないでください。助言を受ける時間を書面で求めます。' },
  'ie.exit.step-sum': {
    says: '予告手当、休暇、解雇手当など、どのみち受け取れる額を足します。申し出はそれより明らかに多いはずです。',
  },
  'ie.exit.option-negotiate': {
    title: 'より良い条件を求める',
    cost: '無料、または弁護士の費用です。',
    time: '1〜3週間です。',
    risk: '申し出が取り下げられることがあります。',
    bestFor: 'この条件でなければ辞めてもよい人。',
    says: '金額、日付、推薦状、助言の費用など、望むことを書きます。最終日の前に出してください。',
  },
}
