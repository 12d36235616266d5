/** Questions about driving a car that the tax collector has blocked: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BLOCKED_CAR_JA: Words = {
  'it.ask.blocked-car-drive': {
    says: 'いいえ。差止め（fermo）が登録されると、誰も運転できません。罰金は約2,000～8,000ユーロで、保険が出ないこともあります。予告（preavviso）はまだ差止めではありません。30日以内に分割を申し込み、初回を払えば差止めはされません。または仕事に必要だと証明します。届いていない請求や時効の請求は争えます。',
  },
  'it.ask.block-warning': {
    says: 'まだ差し止めではありません。30日以内に払うか分割を頼みます。初回を払えば登録されません。各書類が届いた証拠を求めます。届いていない、または古すぎる場合、罰金は30日以内に治安判事（giudice di pace）へ、自動車税は60日以内に税務裁判所へ。自分の事業に使う車は守られますが、通勤だけではたいてい足りません。家族への見せかけの売却は取り消され得ます。',
  },
}
