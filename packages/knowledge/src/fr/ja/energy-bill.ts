/** Bills and cut-off warnings for power and gas: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENERGY_BILL_JA: Words = {
  'fr.energy.not-yet-winter': {
    says: '11月1日から3月31日まで、主な住まいの電気やガスを止められません。',
  },
  'fr.energy.not-yet-steps': {
    says: 'すぐには止められません。支払いの時間を与えて、書面で2回警告しなければなりません。15日、次に20日です。',
  },
  'fr.energy.know-back-billing': {
    says: '前のメーターの読み取りから14か月より前に使ったエネルギーは、ほとんどの場合、請求できません。',
    learnMore: '請求書の使用の日付を比べてください。',
  },
  'fr.energy.step-check': {
    says: 'メーターを読んでください。請求書と比べます。本当の読み取りか推測か、日付、料金です。',
  },
  'fr.energy.step-cheque': {
    says: 'エネルギーの小切手（chèque énergie）があるか見てください。供給会社に送ると、支払いになり、あなたを守ります。',
  },
  'fr.energy.step-dispute': {
    says: '請求書がまちがいなら、書いて、メーターの写真を送ってください。2か月後、エネルギーの調停人に行きます。',
  },
  'fr.energy.right-winter': {
    says: '11月1日から3月31日まで、主な住まいで電気とガスを使う権利があります。エネルギーの小切手がなければ、電気を弱められることがあります。',
  },
  'fr.energy.right-back-billing': {
    says: 'あなたがさまたげたのでなければ、前の読み取りから14か月より古い使用を払わない権利があります。',
  },
  'fr.energy.right-warnings': {
    says: '止める前に書面の警告を2回受け、住まいの基金について知らされる権利があります。',
  },
  'fr.energy.right-ombudsman': {
    says: 'エネルギーの調停人は無料です。0 800 112 212に電話してください。',
  },
  'fr.energy.warn-spring': {
    says: '借金は冬の後も残ります。4月1日からまた止められることがあるので、今、計画を決めてください。',
  },
  'fr.energy.insight-estimate': {
    says: 'これは、まとめて追いつく請求書のように見えます。前の読み取りから14か月より古い使用は、ほとんどの場合、払う義務がありません。',
    actionable: '月ごとの計算を求め、article L. 224-11を示してください。',
  },
}
