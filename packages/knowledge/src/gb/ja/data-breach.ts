/** A notice that personal data got out: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_BREACH_JA: Words = {
  'gb.breach.reality': {
    says: 'データが漏れても、使われたとは限りません。すぐに少し手を打てば、悪用はずっと難しくなります。',
  },
  'gb.breach.not-yet': {
    says: '許可なく口座からお金を取られたら、銀行は多くの場合返す義務があります。すぐ知らせてください。',
  },
  'gb.breach.right-copy': {
    says: 'どのデータを持ち、何が漏れたかを無料で聞けます。1か月以内に答える義務があります。',
  },
  'gb.breach.right-answer': {
    says: '苦情を言うと、30日以内に受付を知らせ、調べ、結果を伝える義務があります。',
  },
  'gb.breach.right-secure': {
    says: '危険に見合う方法でデータを守る義務がありました。怠ったなら、請求の助けになります。',
  },
  'gb.breach.step-genuine': {
    says: '本物の通知か確かめます。自分で会社のサイトを開き、メッセージのリンクや番号は使いません。',
  },
  'gb.breach.step-password': {
    says: 'そのパスワードを他でも使っていましたか。そこも変え、2段階の認証を入れてください。',
  },
  'gb.breach.step-watch': {
    says: '無料の信用監視があれば、期限までに申し込み、この手紙を証拠に残してください。',
  },
  'gb.breach.option-complain': {
    says: "何がどう漏れ、何をしてくれるかを会社に聞きます。返事が不十分なら Information Commissioner's Office へ。",
    title: '会社、次に ICO に苦情',
    cost: '無料。',
    time: '数週間。',
    risk: 'なし。ICO はお金を払わせることはできません。',
    bestFor: '説明と対策を求める方。',
  },
  'gb.breach.option-claim': {
    says: '損害（お金、時間、強い苦痛）を書き出します。裁判の前に、会社に妥当な額を求めます。',
    title: '賠償を求める',
    cost: '求めるのは無料。裁判は有料。',
    time: '数週間、裁判なら1年。',
    risk: '不安だけではわずかです。代行業者は多く取ります。',
    bestFor: 'お金を失った、ひどく苦しんだ方。',
  },
  'gb.breach.option-watch': {
    says: '安全策を取り、通知を保管して様子を見ます。',
    title: '身を守って様子を見る',
    cost: '無料。',
    time: '今1時間。',
    risk: '低い。後で苦情や請求ができます。',
    bestFor: '漏れが少ない、何も起きていない方。',
  },
  'gb.breach.insight-bank': {
    says: 'この手紙は銀行やカードの情報に触れています。泥棒は電話で本物らしく見せるために使います。',
    actionable:
      '159 に電話すると銀行に安全につながります。「安全のため」送金を頼む銀行はありません。',
  },
  'gb.breach.insight-identity': {
    says: 'こうした情報で、あなたの名前で借金しようとする人がいるかもしれません。',
    actionable:
      '信用情報を無料で確かめます。覚えのない借入れがあれば、すぐ貸し手と機関に知らせてください。',
  },
  'gb.breach.warn-calls': {
    says: '漏えいの後は、会社や銀行を名乗る電話やメールが来ることがあります。切って、知っている番号にかけ直してください。',
  },
}
