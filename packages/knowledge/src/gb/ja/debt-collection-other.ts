/** Collection of parking charges, energy, phone and water debts: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_OTHER_JA: Words = {
  'gb.debt.parking-reality': {
    says: 'この取立て会社は、あなたにも車にも力がありません。裁判を起こせるのは駐車会社だけで、先に裁判所の用紙が届きます。',
  },
  'gb.debt.parking-credit-file': {
    says: '民間の駐車料金は、信用情報（credit file）にのりません。のるのは、裁判所の判決を1か月以内に払わないときだけです。',
    learnMore:
      '「信用に傷がつく」という手紙は、途中の段階を書いていません。請求（claim）、判決（judgment）、払うための1か月があります。',
  },
  'gb.debt.parking-step-operator': {
    says: '取立て会社ではなく、駐車会社に手紙を書いてください。最初の通知、写真、看板を求めます。だれが運転していたかは書かないでください。',
  },
  'gb.debt.parking-watch': {
    says: '駐車会社は実際に裁判を起こします。取立ての手紙は置いておけますが、催告書（letter of claim）や裁判所の用紙は絶対に放っておかないでください。',
  },
  'gb.debt.energy-back-bill': {
    says: '電気やガスの会社は、請求を忘れていた12か月より前の使用分を請求できません。あなたが請求のじゃまをした場合は別です。',
  },
  'gb.debt.energy-ombudsman': {
    says: '取立て会社だけでなく、電気やガスの会社にも苦情を出してください。8週間後か最終回答の後は、Energy Ombudsmanを無料で使えます。',
  },
  'gb.debt.phone-ombudsman': {
    says: '電話やインターネットの会社に苦情を出してください。6週間後か最終回答の後は、無料の紛争解決機関が決めてくれます。',
  },
  'gb.debt.phone-change': {
    says: '2026年4月8日から、電話やインターネットの苦情は、8週間ではなく6週間で無料の機関に調べてもらえます。',
    was: '無料の紛争解決機関を使うまで、8週間待つ必要がありました。',
    is: '待つのは6週間です。',
  },
  'gb.debt.water-no-cut': {
    says: 'お金を払っていないことを理由に、家の水道を止めたり弱めたりすることはできません。',
  },
  'gb.debt.claim-goes-on': {
    says: '裁判所の書式(claim form)は届いていますか。届いたら期日までに裁判所に答えます。和解の申し出でその期限は止まりません。',
  },
}
