/** Questions of a few words that name a matter and no detail: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BARE_MATTERS_JA: Words = {
  'gb.ask-first.refund': {
    says: '不良品や説明と違う物は、30日以内なら返して全額を求められます。その後は、まず1回の修理になります。ネットや電話で買った物は、ふつう配達から14日以内に取り消せます。店で気が変わっただけなら、店の決まりによります。売り手に書面で伝え、カードで払ったならカード会社にも頼んでください。何をいつ買い、何が悪いか教えてください。',
    dependsOn: '何が悪いか、どこで買ったか',
  },
  'gb.ask-first.landlord': {
    says: 'まず家主に、日付と写真をつけて書面で伝え、控えを残してください。council や housing association には苦情の手順があり、その後は Housing Ombudsman が無料で見ます。民間の家主なら、修理、湿気、脅しについて council に電話してください。仲介業者は redress scheme に入る義務があります。家賃は払い続けてください。何が問題か教えてください。',
  },
  'gb.ask-first.job-lost': {
    says: '今日 Universal Credit か New Style Jobseeker’s Allowance を申し込んでください。ふつう申し込んだ日から数えます。最後の給料、休暇分、予告期間の分、2年以上なら整理手当（redundancy pay）を確かめてください。不当なら早く Acas に電話を。2026年10月1日からはふつう6か月、それより前は3か月のことが多いです。終わった理由と働いた長さを教えてください。',
  },
  'gb.ask-first.record-boss': {
    says: '自分が加わる話を自分のために録音しても、犯罪ではありません。しかし黙ってすると、ふつう職場の規律違反です。規則で禁じられていればなおさらです。大事な内容なら、審判所（tribunal）は聞くことができます。自分がいない部屋で録音を続けてはいけません。許可を求めるか、すぐにメモを書いてメールで送る方が安全です。何についての話か教えてください。',
    dependsOn: '会社の規則と、録音する理由',
  },
  'gb.ask-first.notice': {
    says: '仕事：1か月働いた後は、法律では1週間です。契約がもっと長ければそれに従います。民間の家：イングランドは2か月で、家賃の期間の終わりに合わせます。契約で短くできることもあります。スコットランドは4週間、ウェールズも期間の定めがなければ4週間です。書面で出し、控えを残してください。仕事か家か、契約に何とあるか教えてください。',
    dependsOn: '仕事か家か、そして場所',
  },
}
