/** The Japanese words of the rows in ../mortgage-law.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MORTGAGE_LAW_JA: Words = {
  'us.escrow.want': {
    says: 'これはエスクロー（escrow）の1年の明細です。税と保険にいくらかかり、次にいくら払うかを示しています。',
  },
  'us.escrow.reality': {
    says: '不足（shortage）は支払いの遅れではありません。税や保険が、積み立てた額より高かったということです。',
  },
  'us.escrow.right-cushion': {
    says: '管理会社が余分に持てるのは、1年の請求の最大6分の1、約2か月分です。',
  },
  'us.escrow.right-spread': {
    says: '1か月分以上の不足は、少なくとも12か月に分けなければなりません。一度に払うこともできます。',
  },
  'us.escrow.right-surplus': {
    says: 'ローンに遅れがなければ、$50 以上の余りは30日以内に返さなければなりません。',
  },
  'us.escrow.right-error': {
    says: '額がちがうなら、まちがいの通知（notice of error）を送ります。5営業日以内に確認し、ほとんどの場合30営業日以内に答えなければなりません。',
  },
  'us.escrow.step-check': {
    says: '税と保険の額を、自分の請求書と比べてください。次の明細から、新しい支払いを確かめます。',
  },
  'us.escrow.step-taxes': {
    says: '税の控除を全部受けているか、郡に聞いてください。ほかの保険会社に値段を聞きます。',
  },
  'us.escrow.option-error': {
    says: 'ローンの番号とまちがいを書いて、まちがい用の住所に送ります。',
    title: 'まちがいの通知を送る',
    cost: '無料',
    time: '明細を受け取ったらすぐ',
    risk: 'なし。60日間、それについて遅れと報告できません。',
    bestFor: '税や保険の額がちがう場合。',
  },
  'us.escrow.option-pay': {
    says: '新しい月の額を払うか、不足を一度に払って月の額を低くします。',
    title: '毎月か、一度に払う',
    cost: '不足の額',
    time: '明細の日から',
    risk: 'なし。',
    bestFor: '額が正しい場合。',
  },
  'us.transfer.want': { says: '別の会社が住宅ローンの支払いを集めます。ローンの条件は同じです。' },
  'us.transfer.reality': {
    says: 'ほとんどの場合、両方の会社が手紙を書き、前の会社は少なくとも15日前に書かなければなりません。手紙が1通だけなら、詐欺かもしれません。',
  },
  'us.transfer.right-sixty': {
    says: '変更から60日間、期限内に前の会社に送った支払いは、遅れとして扱えません。',
  },
  'us.transfer.step-check': {
    says: '古い明細の番号で、前の管理会社に変更を確かめてください。その後、新しい会社に払います。',
  },
  'us.mortgage.right-order': {
    says: '法律で順番が決まっています。まず連絡と助け、その後、ほとんどの場合120日後に差押え（foreclosure）です。全部そろった助けの申請で止められることがあります。',
  },
  'us.mortgage.right-intent': {
    says: '多くの州で、貸し手は先に予告の通知（notice of intent）を送ります。遅れた分を払って家を守る時間が必要です。',
  },
  'us.mortgage.nj-intent': {
    says: 'ニュージャージー州では、貸し手が訴える少なくとも30日前に、予告の通知が必要です。その間に遅れた分を払えば終わります。',
  },
  'us.mortgage.ny-intent': {
    says: 'ニューヨーク州では、貸し手は家について訴える前に、無料の相談員の一覧とともに90日前の通知を送らなければなりません。',
  },
  'us.mortgage.ny-conference': {
    says: 'ニューヨーク州では、住んでいる家について、裁判所が和解の話し合い（settlement conference）を開かなければなりません。',
  },
  'us.mortgage.pa-intent': {
    says: 'ペンシルベニア州では、貸し手は訴える30日前に知らせ、無料の相談員に会う時間を与えなければなりません。売却の1時間前まで、遅れた分を払えます。',
  },
  'us.mortgage.ma-intent': {
    says: 'マサチューセッツ州では、通知から90日以内に遅れた分を払い、家を守る権利があります。',
  },
  'us.mortgage.md-intent': {
    says: 'メリーランド州では、差押えの裁判の少なくとも45日前に、予告の通知が必要です。ほとんどの持ち主は調停（mediation）を求められます。',
  },
  'us.mortgage.ca-default': {
    says: 'カリフォルニア州では、貸し手は滞納の通知（notice of default）の30日前に連絡しなければなりません。売却の5営業日前まで、遅れをなくせます。',
  },
  'us.mortgage.nc-intent': {
    says: 'ノースカロライナ州では、管理会社は、家のローンの差押えを申し立てる少なくとも45日前に、通知を送らなければなりません。',
  },
  'us.mortgage.tx-intent': {
    says: 'テキサス州では、遅れた分を払うために少なくとも20日、その後、売却の21日前の通知があります。',
  },
  'us.mortgage.wa-intent': {
    says: 'ワシントン州では、貸し手は先に会うことを申し出なければなりません。住宅の相談員が調停（mediation）を紹介できます。',
  },
  'us.mortgage.fl-court': {
    says: 'フロリダ州では、差押えには、貸し手が裁判所に行かなければなりません。書類を渡されてから20日以内に答えます。',
  },
  'us.mortgage.oh-court': {
    says: 'オハイオ州では、差押えには、貸し手が裁判所に行かなければなりません。裁判官が売却を認めるまで、借金を払えます。',
  },
  'us.mortgage.right-stay': {
    says: '破産（bankruptcy）を申し立てると、ほとんどの場合、裁判所が決めるまで、差し押さえの売却はすぐに止まります。先に弁護士か住宅相談員に聞いてください。',
  },
}
