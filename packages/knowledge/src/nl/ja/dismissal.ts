/** The Japanese words of the Netherlands: dismissal. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_JA: Words = {
  'nl.job.want': {
    says: '会社があなたの仕事を終わらせようとしています。',
  },
  'nl.job.who': {
    says: 'ほとんどの場合、会社には、あなたの同意、UWVの許可、または裁判官の決定が必要です。',
  },
  'nl.job.real': {
    says: '今日、何かに署名する必要はありません。',
  },
  'nl.job.not-yet': {
    says: 'ほとんどの場合、手紙だけで仕事は終わりません。UWV、裁判官、またはあなたの同意が必要です。',
  },
  'nl.job.rights': {
    says: 'ほとんどの場合、予告、移行手当（transitievergoeding）、裁判官の確認を受ける権利があります。',
  },
  'nl.job.deadline-two': {
    says: '裁判官に取消しを求められるのは、仕事の終わりから2か月です。安全のため、手紙から数えてください。',
    action: '区の裁判官（kantonrechter）に解雇の取消しを求める',
    consequence: 'その後、裁判官は取り消せません。',
  },
  'nl.job.deadline-three': {
    says: '移行手当（transitievergoeding）を請求できるのは、仕事の終わりから3か月です。安全のため、手紙から数えてください。',
    action: '裁判官に移行手当を求める',
    consequence: 'その後、権利がなくなります。',
  },
  'nl.job.deadline-think': {
    says: '署名した合意は、14日間、理由なしで、書面で取り消せます。合意にそのことがなければ3週間です。安全のため、手紙から数えてください。',
    action: '合意を書面で取り消す',
    consequence: '合意がそのまま残ります。',
  },
  'nl.job.step-not-sign': {
    says: '何にも署名しないでください。同意せず、働く用意があると書きます。',
  },
  'nl.job.step-help': {
    says: '今週、労働組合、弁護士、またはJuridisch Loketに相談してください。裁判所への期限は短いです。',
  },
  'nl.job.step-ww': {
    says: '遅くとも最後の勤務日から1週間以内に、UWVに給付（WW）を申し込んでください。',
  },
  'nl.job.step-check': {
    says: '予告を確かめてください。5年までは1か月、その後は2、3、4か月です。',
  },
  'nl.job.step-reason': {
    says: '即時の解雇を争うと、すぐに書いてください。理由を書面で求めます。',
  },
  'nl.job.right-on-the-spot': {
    says: '即時解雇（ontslag op staande voet）には緊急の理由が必要です。会社はすぐに行い、理由もすぐ伝えなければなりません。どれかが欠ければ、裁判官は取り消すことができます。',
  },
  'nl.job.right-reason': {
    says: '解雇には法律の理由が必要です。会社は先に、あなたのほかの仕事を探さなければなりません。',
  },
  'nl.job.right-transition': {
    says: 'ほとんどの場合、働いた1年につき、月の賃金の3分の1を受ける権利があります。',
  },
  'nl.job.right-think': {
    says: '署名した合意を14日以内に取り消せます。紙にその説明がなければ3週間です。',
  },
  'nl.job.right-agency-bed': {
    says: '派遣会社が寝る場所を貸しているなら、仕事が終わってから4週間は、同じ家賃で住み続けられます。病気のときやお金がないときは、会社は配慮しなければなりません。',
  },
  'nl.job.right-agency-clause': {
    says: '派遣先が終えたら派遣の仕事も終わるのは、契約に書面でそう書かれているとき（uitzendbeding）だけです。なければ普通の解雇のルールになります。',
  },
  'nl.job.right-notice': {
    says: '働いた年数により、1から4か月の予告を受ける権利があります。',
  },
  'nl.job.option-court': {
    title: '裁判官に取消しを求める',
    says: '弁護士か労働組合が申立てを送ります。',
    cost: '裁判所の手数料。法律扶助も可能です。',
    time: '仕事の終わりから2か月。',
    risk: '負けると費用がかかります。',
    bestFor: '理由がまちがっている、または許可がなかったとき。',
  },
  'nl.job.option-deal': {
    title: 'もっとよい条件を求める',
    says: '合意を確かめてもらい、もっと求めます。',
    cost: '相談の費用は会社が払うことが多いです。',
    time: '1、2週間。',
    risk: '悪い文で、給付を失うことがあります。',
    bestFor: '戻りたくないとき。',
  },
  'nl.job.option-help': {
    title: '無料の相談を受ける',
    says: 'Juridisch Loketか労働組合が手紙を確かめます。',
    cost: '無料か、組合費。',
    time: '今週。',
    risk: 'ありません。',
    bestFor: '解雇された方はだれでも。',
  },
  'nl.job.warn-resign': {
    says: '自分から辞めないでください。給付を失うことがあります。',
  },
}
