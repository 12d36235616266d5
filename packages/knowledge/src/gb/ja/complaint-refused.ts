/** The last answer of a firm to a complaint: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const COMPLAINT_REFUSED_JA: Words = {
  'gb.refused.reality': {
    says: 'これは会社の最後の返事で、問題の終わりではありません。中立のオンブズマン（ombudsman）が新しく見ます。',
  },
  'gb.refused.deadline-fos': {
    says: '最終回答の日付から6か月です。',
    action: 'Financial Ombudsman Service に申し立てる',
    consequence: '過ぎると、会社の同意か特別な事情がある時だけ見てもらえます。',
  },
  'gb.refused.right-free': {
    says: 'Financial Ombudsman Service は無料です。弁護士も請求代行業者も要りません。',
  },
  'gb.refused.right-fair': {
    says: '細かい契約文だけでなく、何が公平で妥当かで決めます。会社が断っても認めることがあります。',
  },
  'gb.refused.right-binding': {
    says: '最終決定を受け入れると、会社は従う義務があります。受け入れなければ、まだ裁判所に行けます。',
  },
  'gb.refused.right-app': {
    says: '2024年10月7日以後の英国内の振込では、銀行は多くの場合、詐欺被害を8万5千ポンド（£85,000）まで返す義務があります。自分で送金したことは断る理由になりません。',
  },
  'gb.refused.right-app-refusal': {
    says: '銀行は、明確な警告を無視したなど、ひどい不注意を証明する必要があります。弱い立場のためにだまされたなら、それは問われません。',
  },
  'gb.refused.right-not-authorised': {
    says: 'あなたがしておらず、同意もしていない支払いは、多くの場合、翌営業日の終わりまでに返す義務があります。',
  },
  'gb.refused.know-app': {
    says: '銀行は100ポンド（£100）まで差し引けますが、弱い立場の人からは引けません。申請は最後の支払いから13か月以内です。',
  },
  'gb.refused.step-gather': {
    says: 'この返事、あなたの苦情、証拠（請求書、メッセージ、電話の日付）をまとめます。',
  },
  'gb.refused.step-write': {
    says: '何があったか、返事のどこが違うか、何を望むかを数行で書きます。',
  },
  'gb.refused.step-fos': {
    says: 'Financial Ombudsman Service のオンライン書式か、電話 0800 023 4567 を使います。記入を助けてくれます。',
  },
  'gb.refused.option-fos': {
    says: 'まず調査員が双方を見ます。どちらかが不服なら、オンブズマンが決めます。',
    title: 'Financial Ombudsman Service に行く',
    cost: '無料。',
    time: '多くは数か月。',
    risk: 'なし。最終決定を受け入れるまで裁判所にも行けます。',
    bestFor: '返事が不公平だと思う方。',
  },
  'gb.refused.option-again': {
    says: '新しい事実がある時だけ送り、日を決めて返事を求めます。',
    title: '会社に見直しを頼む',
    cost: '無料。',
    time: '1～2週間。',
    risk: 'オンブズマンの期限は進み続けます。',
    bestFor: '新しい証拠がある方。',
  },
  'gb.refused.option-court': {
    says: '少額なら簡単な手続き（small claims）です。先に請求の手紙を送ります。',
    title: '代わりに裁判所へ行く',
    cost: '手数料。収入が少ない方は助けを頼めます。',
    time: '何か月も。',
    risk: '負けると手数料を失います。',
    bestFor: 'オンブズマンが使えない、決定を受け入れない方。',
  },
}
