/** Questions about money from a spouse who lives apart and from a parent with no deal: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_SUPPORT_JA: Words = {
  'jp.ask.separated-costs': {
    says: 'はい。離婚していない間は、収入の多い方が別居中でも相手と子どもの生活費(婚姻費用)を分担する義務があります。裁判所はたいてい請求した月から認めるので、今すぐ書面で請求し、家庭裁判所に婚姻費用分担の調停を申し立ててください。費用は約1200円です。金額は算定表が目安です。急ぐときは保全処分も求められます。自分に別居の大きな責任があると減ることがあります。法テラスに相談を。',
  },
  'jp.ask.child-support-no-deal': {
    says: 'はい。2026年4月1日以後に取り決めなしで離婚したときは、離婚の日から子ども1人につき月2万円を請求できます(法定養育費)。取り決めや審判が決まるまで、または18歳までです。判決がなくても給料の差押えができます。それより前の離婚や、収入に応じた本来の額は、家庭裁判所に養育費の調停を申し立ててください。たいてい請求した時からの分になるので、早く書面で請求を。',
  },
}
