/** The Japanese words of the rows in ../warnings-at-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WARNINGS_AT_WORK_JA: Words = {
  'nz.warned.not-yet': { says: '今のところ、仕事と給料はそのままです。' },
  'nz.warned.option-answer': {
    says: '自分の話を書面で言い、記録に入れるよう求めてください。それでも不公平なら、無料の調停（mediation）を求めてください。',
    title: '書面で答える',
    cost: '無料。',
    time: '数日。',
    risk: '落ち着いて事実だけを書けば、低い。',
    bestFor: '言われたことに納得できないとき。',
  },
  'nz.suspended.reality': {
    says: '何かを調べる間の自宅待機（suspension）は、罰ではありません。まだ何も証明されていません。',
  },
  'nz.suspended.right-pay': {
    says: '給料は、たいてい続きます。そもそも待機（suspension）をさせられるか、どのようにかを、契約で見てください。',
  },
  'nz.suspended.right-first': {
    says: 'たいてい、待機（suspension）させる前にあなたの考えを聞き、できるだけ短くすべきです。',
  },
  'nz.suspended.right-grievance': {
    says: '不公平な待機（suspension）は、職場の申し立て（personal grievance）の理由になります。90日以内に勤め先に言ってください。',
  },
  'nz.suspended.step-ask': {
    says: '理由、事実、契約のどの決まりか、どれだけ続くか、給料が続くかを、書面で聞いてください。',
  },
  'nz.suspended.step-keep': {
    says: '手紙のとおりにしてください。覚えていることを今書いてください。組合かCommunity Lawに電話してください。',
  },
  'nz.suspended.option-mediation': {
    says: 'どちらの味方もしない調停人（mediator）を、Employment New Zealandに求めてください。手伝う人を連れて行けます。',
    title: '無料の調停（mediation）を求める',
    cost: '無料。',
    time: '数週間。',
    risk: '低い。',
    bestFor: '待機が不公平だと思うか、給料が払われないとき。',
  },
  'nz.exit.reality': { says: 'これは申し出です。署名するまで、仕事も請求もすべてそのままです。' },
  'nz.exit.right-no': { says: '断るか、もっと多いお金、後の日、よい推薦状を求められます。' },
  'nz.exit.right-minimum': {
    says: '賃金と休日の賃金は、どちらにしても払われるものです。署名へのごほうびではありません。',
  },
  'nz.exit.right-mediator': {
    says: '調停人（mediator）は、合意に署名する前に、それが最後だと知っているかをあなたに聞かなければなりません。',
  },
  'nz.exit.warn-final': {
    says: '調停人（mediator）が署名すると、たいてい、もとには戻せません。先に助言を受けてください。',
  },
  'nz.exit.warn-ninety': {
    says: '話し合いの間も、期間は止まりません。申し立て（grievance）まで、たいてい90日です。',
  },
  'nz.exit.step-wait': {
    says: 'その場で署名しないでください。助言を受ける時間と、その費用を会社が払うことを、書面で求めてください。',
  },
  'nz.exit.step-msd': {
    says: '自分からやめると給付を待たされるかを、Work and Incomeに聞いてください。',
  },
  'nz.exit.option-negotiate': {
    says: '求めることを書いてください。金額、日、推薦状、助言の費用です。最後の日の前にしてください。',
    title: 'もっとよい条件を求める',
    cost: '無料、または弁護士代。',
    time: '1週間から3週間。',
    risk: '相手が申し出を取り下げることがあります。',
    bestFor: 'やめてもよいけれど、この条件ではいやなとき。',
  },
}
