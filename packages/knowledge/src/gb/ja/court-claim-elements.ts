/** What a court claim form must hold: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_ELEMENTS_JA: Words = {
  'gb.claim.element-number': {
    name: '請求番号（claim number）と裁判所',
    says: '本物の請求の用紙（claim form）には、請求番号と裁判所の名前があります。',
    ifMissing:
      '請求番号（claim number）が見つかりません。GOV.UKで調べた番号で裁判所に電話し、本物か確かめてください。',
  },
  'gb.claim.element-issue-date': {
    name: '発行日（issue date）',
    says: '用紙には、裁判所が発行した日が書いてあります。答える日数は、その後の届いたとみなす日（service）から数えます。',
    ifMissing: '発行日が見つかりません。裁判所の印を探し、なければ裁判所に聞いてください。',
  },
  'gb.claim.element-particulars': {
    name: '請求の理由（particulars of claim）',
    says: '相手（claimant）は、用紙か14日以内に、請求の事実を短く示さなければなりません。',
    ifMissing:
      '理由が見つかりません。後で送ると書いてあるなら、反論の期間は、それが届いた日から始まります。',
  },
  'gb.claim.element-truth': {
    name: '本当だという署名（statement of truth）',
    says: '相手（claimant）は、事実が本当だと署名しなければなりません。',
    ifMissing:
      '本当だという署名（statement of truth）が見つかりません。用紙の裏を確かめてください。なければ、反論（defence）に書きます。',
  },
  'gb.claim.element-total': {
    name: '請求の額、手数料、費用',
    says: '用紙には、請求の額、裁判所の手数料、定額の弁護士費用が書いてあります。',
    ifMissing: '金額が見つかりませんでした。用紙の右下の欄を確かめてください。',
  },
}
