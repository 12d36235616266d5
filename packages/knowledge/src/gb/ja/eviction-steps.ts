/** What to do about a notice to leave a rented home: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_STEPS_JA: Words = {
  'gb.home.step-stay': {
    says: 'まだ引っ越さず、鍵を返さないでください。早く出すぎると、権利や役所の助けを失うことがあります。',
  },
  'gb.home.step-lawyer': {
    says: '今、無料の法律の助けを受けてください。法律扶助（legal aid）の住まいの相談員、Shelter、Citizens Adviceです。通知を見せます。',
  },
  'gb.home.step-council': {
    says: '役所（council）に伝えてください。56日以内に家を失うかもしれないなら、住み続けるか、ほかの家を探すのを助けなければなりません。',
  },
  'gb.home.step-council-wales': {
    says: '役所（council）に伝えてください。56日以内に家を失うかもしれないなら、助けなければなりません。',
  },
  'gb.home.step-keep-paying': {
    says: '家賃を、できるだけ払い続けてください。払った証拠を毎回残します。',
  },
  'gb.home.step-advice-scotland': {
    says: '家を出ずに、今日Shelter Scotlandかcitizens advice bureauに相談してください。',
  },
  'gb.home.step-advice-ni': {
    says: '家を出ずに、今日Housing Rightsに相談してください。',
  },
  'gb.home.step-arrears': {
    says: '家賃が遅れているなら、家賃と、毎週少しの滞納の返済を提案してください。給付金と、役所の住宅の支援金を調べます。',
  },
  'gb.home.step-dispute': {
    says: '家賃の明細を求め、1行ずつ確かめてください。されなかった修理と、それについての手紙を全部書きます。',
  },
  'gb.home.step-arrears-ni': {
    says: '家賃が遅れているなら、家賃に加えて毎週少しずつ払うと申し出てください。Housing Executive に discretionary housing payment（住宅の援助）を尋ねてください。',
  },
}
