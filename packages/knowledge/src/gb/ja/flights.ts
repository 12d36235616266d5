/** Japanese: the words of the rows in ../flights.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FLIGHTS_JA: Words = {
  'gb.flight.wants': {
    says: '航空会社が、遅れたか取り消された便について答えています。最初の「だめ」や金券を受け入れる必要はありません。',
  },
  'gb.flight.right-money': {
    says: '直前に取り消された便や、3時間以上遅れた便では、距離により1人£220、£350、£520です。会社の力の外の原因のときだけ払わなくてよいです。',
  },
  'gb.flight.right-care': {
    says: '原因が何でも、返金か別の便を選べます。待つ間は食事と部屋が出ます。出なければ、領収書をつけて公正な費用を求めます。',
  },
  'gb.flight.crew': {
    says: '最高裁（Supreme Court）は、乗務員の病気は会社の仕事の一部だと決めました。会社は払う必要があります。',
  },
  'gb.flight.step': {
    says: '1人ずつ、便の番号と領収書をつけて書面で求めます。断られたら、会社の紛争の窓口か Civil Aviation Authority に行きます。イングランドとウェールズでは6年あります。',
  },
  'gb.bag.right': {
    says: 'なくなった、遅れた、壊れた荷物は、航空会社が限度まで払います。壊れたら7日、遅れたら21日以内に書面で知らせます。',
  },
  'gb.flight.right-refused': {
    says: '3時間以上の遅れや直前の欠航では、航空会社の力の及ばない原因でない限り、決まった額を払わなければなりません。乗員の病気やよくある故障は会社の責任です。断られたら無料の紛争処理機関かCAA、または6年以内に裁判所へ。',
  },
  'gb.package.right': {
    says: '主催者が取り消すか大きく変えたら、14日以内に全額戻ります。旅行がひどかったときは、値引きを求められます。',
  },
  'gb.flight.right-fault': {
    says: '原因が自社の力の及ばないものだったことは、航空会社が証明しなければなりません。機体の故障はたいてい会社側のリスクです。遅れを避けるために何をしたか尋ねてください。',
  },
}
