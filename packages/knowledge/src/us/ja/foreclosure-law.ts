/** The Japanese words of the rows in ../foreclosure-law.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FORECLOSURE_LAW_JA: Words = {
  'us.claim.foreclosure-120': {
    says: '住宅ローンの会社は、ほとんどの場合、120日より長く滞るまで、差押え（foreclosure）を始められません。',
    learnMore: 'HUDが認めた住宅の相談員が、返済の計画を求めるのを無料で手伝えます。',
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
    says: 'マサチューセッツ州では、5年に1度、通知から90日以内に遅れた分を払い、家を守る権利があります。',
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
