/** What to do about a private parking charge, step by step: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_STEPS_JA: Words = {
  'gb.parking.step-do-not-pay-yet': {
    says: '払う前に決めてください。払うと、不服を申し立てる権利がなくなります。',
  },
  'gb.parking.step-appeal': {
    says: 'まちがいだと思うなら、28日以内に会社に不服を申し立ててください。割引の額を残すには、14日以内にします。',
  },
  'gb.parking.step-pay-discount': {
    says: '同意するなら、期限の中で割引の額を払ってください。領収書を残します。',
  },
  'gb.parking.step-count-days': {
    says: '駐車の日から、この通知が届いた日までを数えてください。14日を超えるなら、登録者（keeper）に払う義務がないかもしれません。',
  },
  'gb.parking.step-as-keeper': {
    says: '車の登録者（keeper）として書いてください。登録者の決まりを使うなら、「私」ではなく「運転した人（the driver）」と書きます。',
  },
  'gb.parking.step-evidence': {
    says: '証拠を集めてください。駐車券や銀行の記録、看板の写真、いっしょにいた人の名前です。',
  },
  'gb.parking.step-rejected': {
    says: '手紙にあるコードを使い、最後の日の前に、POPLAかIASに不服を申し立ててください。無料です。',
  },
  'gb.parking.step-collector': {
    says: '取立て会社と駐車会社に1回手紙を書いてください。争うことと理由、今の住所を伝えます。',
  },
  'gb.parking.step-collector-watch': {
    says: '裁判の前の催告書（letter before claim）や裁判所の書類に注意してください。答えなければならないので、手紙は全部開けます。',
  },
  'gb.parking.step-court': {
    says: '手紙の期限までに返事をしてください。争う点を書き、通知、写真、看板を求めます。',
  },
  'gb.parking.step-landowner': {
    says: '店、病院、家主に取消しを頼んでください。客や患者だったことを示す領収書や証拠を見せます。',
  },
  'gb.parking.step-keying': {
    says: '払ったのにナンバーを打ちまちがえたなら、領収書を送ってください。小さなまちがいなら、規則では料金を取り消すべきです。',
  },
  'gb.parking.step-signs': {
    says: 'もう一度行き、入った所から見た看板を撮ってください。小さい、高い、暗い、隠れているなどを示します。',
  },
  'gb.parking.step-hire': {
    says: 'レンタカーなら、レンタルの契約書と、あなたが署名した文書が送られたか確かめてください。なければ、借りた人（hirer）に払う義務がないかもしれません。',
  },
  'gb.parking.step-pay-offer': {
    says: '料金を払う義務を認めるなら、加えた費用なしの最初の額を提案してください。書面にします。',
  },
  'gb.parking.step-keep': {
    says: '手紙と封筒を全部取っておいてください。引っ越したら、裁判所の書類が届くように、駐車会社とDVLAに伝えます。',
  },
  'gb.parking.step-check-member': {
    says: '会社がBPAかIPCに入っているか調べてください。どちらにも入っていない会社は、DVLAからあなたの住所をもらえません。',
  },
  'gb.parking.step-collector-papers': {
    says: '最初の通知、写真、加えた費用それぞれの一覧を求めてください。',
  },
  'gb.parking.step-rejected-answer': {
    says: '会社の理由に一つずつ答えてください。看板、土地の持ち主との契約、日付の証明を求めます。',
  },
  'gb.parking.step-rejected-after': {
    says: '独立した不服申立てがだめなら、払うか、裁判の請求（court claim）を待つことができます。裁判所の書類は絶対に放っておかないでください。',
  },
  'gb.parking.step-count-days-windscreen': {
    says: '車に紙が置かれた日から、この通知までを数えてください。29日目から56日目の間に届くはずです。',
  },
}
