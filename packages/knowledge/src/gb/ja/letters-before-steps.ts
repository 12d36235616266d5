/** 裁判や執行の前に必要なこと：英国の法律の日本語訳。 */
import type { Words } from '@plainletter/contracts/rule'

export const LETTERS_BEFORE_STEPS_JA: Words = {
  'gb.rent.notice-first': {
    says: '正式な通知（notice）が届くまで、裁判は始められません。民間や住宅協会（housing association）の家では、多くはsection 8 noticeです。',
  },
  'gb.home.section-8-now': {
    says: '家を取り戻すには、家主は今はsection 8を使わなければなりません。法律上の理由、正しい予告期間、裁判での証拠が必要です。',
  },
  'gb.bill.water-paying-fair': {
    says: 'Ofwatは、お金に困ったとき水道会社が助けることを求めています。守れる支払い計画と、低所得なら料金の引下げを頼んでください。',
  },
  'gb.bill.warrant-hearing': {
    says: '立入りの令状（warrant）には裁判所の許可が必要です。出席して反対の理由を言うことも、先に会社と計画を合意することもできます。',
  },
  'gb.tax.goods-notice': {
    says: 'HMRCが物を取る前には、通知を送り、丸7日待たなければなりません。その間に支払い計画を合意すれば止まります。',
  },
  'gb.music.before-court': {
    says: '裁判の前に、相手は言い分を示し、相応の回答期間を与えるべきです。裁判官は双方の対応を見るので、書面で答えてください。',
  },
  'gb.cease.libel-protocol': {
    says: '名誉毀損（libel）の手紙は、正確な言葉、何が嘘か、どんな重大な損害かを書くべきです。回答期間は普通14日です。',
  },
  'gb.home.right-eviction-day': {
    says: '立退きの日は、少なくとも14日前に書面で知らされなければなりません。なければ、裁判所に停止を求めてください。',
  },
  'gb.rent.council-notice-first': {
    says: '自治体からの正式な通知（notice）が届くまで、裁判は始められません。家賃の場合、裁判所は立退きが妥当かも判断しなければなりません。',
  },
}
