/** The Japanese words of the rows in ../offers.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const OFFERS_JA: Words = {
  'us.offer.want': {
    says: 'これは広告です。カードかローンに申し込んでほしいのです。払うお金はなく、答える必要もありません。',
  },
  'us.offer.reality': {
    says: '会社は、確かな申し出（firm offer）のために、信用情報会社（credit bureau）から名前の一覧をもらえます。あなたが申し込んだという意味ではありません。',
  },
  'us.offer.right-stop': {
    says: 'このような広告は、五年間、またはずっと止められます。OptOutPrescreen.comか1-888-567-8688です。無料です。',
  },
  'us.offer.step-read': {
    says: 'ほしいなら、最初の何か月かの後の利率と、すべての手数料を読んでください。いらなければ、細かく切って捨ててください。',
  },
  'us.offer.option-ignore': {
    says: '答える必要はありません。申し出は自然に終わります。',
    title: '何もしない',
    cost: 'かかりません',
    time: 'あなたに期限はありません',
    risk: 'ありません。だれかがあなたの名前で申し込まないように、細かく切って捨ててください。',
    bestFor: '新しいカードやローンがいらないとき。',
  },
}
