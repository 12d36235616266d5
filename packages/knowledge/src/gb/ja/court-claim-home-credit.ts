/** 住まいとクレジットの訴え：英国の法律の日本語訳。 */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_HOME_AND_CREDIT_JA: Words = {
  'gb.claim.section-21-ended': {
    says: 'section 21は民間の家主について2026年5月1日に終わりました。それより前の通知は、2026年7月31日までに訴えが裁判所に届いた場合だけ有効です。',
    actionable: '通知の日と訴えの発行日を探し、両方を無料の住宅相談員にすぐ見せてください。',
  },
  'gb.claim.six-weeks': {
    says: '裁判官が命令を出す場合でも、早く出るのがとても困難なら、最長6週間を求められます。理由を書式に書いてください。',
  },
  'gb.claim.homeless-help': {
    says: '今すぐ自治体に伝えてください。56日以内に住まいを失うおそれがあれば、自治体は助けなければなりません。',
  },
  'gb.claim.social-landlord-first': {
    says: '自治体や住宅協会（housing association）は、裁判の前に計画の合意を試み、給付の手助けをしなければなりません。しなかったなら裁判官に伝えてください。',
  },
  'gb.claim.mortgage-protocol': {
    says: '貸し手は裁判の前に、支払い方を話し合わなければなりません。しなかったなら、裁判官に延期を求めてください。',
  },
  'gb.claim.mortgage-last-resort': {
    says: '住まいを取るのは最後の手段でなければなりません。貸し手は期間の延長、減額、売却の時間を検討する義務があります。',
  },
  'gb.claim.scotland-simple-limit': {
    says: '簡易手続（simple procedure）は£5,000までの訴えのものです。弁護士なしで参加できるように作られています。',
  },
  'gb.claim.scotland-tenancy-tribunal': {
    says: '民間の賃貸の争いの多くは、sheriff courtではなくFirst-tier Tribunal for Scotlandが扱います。',
    actionable:
      'Response Formに、sheriff courtに権限がない可能性を書き、Shelter Scotlandに相談してください。',
  },
  'gb.claim.scotland-time-order': {
    says: 'クレジット契約なら、sheriffにtime orderも求められます。長い期間で少ない額の支払いにできます。',
  },
}
