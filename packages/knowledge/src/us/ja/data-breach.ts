/** The Japanese words of the rows in ../data-breach.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_BREACH_JA: Words = {
  'us.breach.want': {
    says: '会社が、ほかの人があなたのデータを見たかもしれないと伝えています。あなたに借りはありませんが、自分を守ってください。',
  },
  'us.breach.reality': {
    says: 'データがもれても、悪用されたとは限りません。信用情報の凍結（credit freeze）は、あなたの名前の新しい口座のほとんどを止めます。',
  },
  'us.breach.right-freeze': {
    says: '3つの機関のそれぞれで、無料で信用情報を凍結できます。解くのも無料です。',
  },
  'us.breach.right-reports': {
    says: '無料の信用情報を取り寄せ、自分のでない口座がないか調べられます。',
  },
  'us.breach.right-notice': {
    says: '州の法律により、会社はデータがもれたことを伝えなければなりません。どのデータか、何をすべきかも必要なことが多いです。',
  },
  'us.breach.right-block': {
    says: 'だれかが名前を使ったら、なりすましの報告書（identity theft report）から4営業日以内に、機関はその借金を消さなければなりません。',
  },
  'us.breach.right-health': {
    says: '健康のデータでは、もれたことが分かってから60日以内に通知が必要です。',
  },
  'us.breach.right-ca': {
    says: 'カリフォルニア州では、会社がよく守らずにデータを失ったなら、損害を請求できることがあります。',
  },
  'us.breach.step-freeze': {
    says: 'Equifax、Experian、TransUnionで信用情報を凍結してください。その口座と、似た口座のパスワードを変えます。',
  },
  'us.breach.step-theft': {
    says: 'おかしいことがあれば、identitytheft.govで報告してください。計画と手紙を作ってくれます。',
  },
  'us.breach.option': {
    says: '無料の見守りがあれば受け、信用情報も凍結します。',
    title: '信用情報を守る',
    cost: '無料',
    time: '今週',
    risk: '信用を申し込む前に、凍結を解く必要があります。',
    bestFor: 'このような手紙を受けた全員。',
  },
  'us.breach.right-money': {
    says: 'だれかがあなたのカードや口座を使ったら、すぐに銀行に知らせてください。クレジットカードなら、負担は最大$50です。口座なら、2営業日以内に動いてください。',
  },
}
