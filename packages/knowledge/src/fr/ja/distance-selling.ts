/** Sales online, by phone or at the door: the right to withdraw, sales calls and things nobody ordered: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const DISTANCE_SELLING_JA: Words = {
  'fr.buy.right-withdraw': {
    says: 'ネット、電話、訪問でのほとんどの購入は、14日以内に理由なしで取り消せます。その後、売り手は14日以内に返金します。',
  },
  'fr.buy.right-withdraw-longer': {
    says: '売った店がこの権利を知らせなかったなら、さらに12か月あります。',
  },
  'fr.buy.right-cold-call': {
    says: '2026年8月11日から、会社は営業の電話の前に、あなたの同意が必要です。同意のない電話での契約は無効です。',
  },
  'fr.buy.right-unordered': {
    says: '注文していない物やサービスには、何も払う義務がありません。',
  },
  'fr.buy.insight-withdraw': {
    says: '手紙に、取り消す権利が書いてあります。14日は、品物が届いた日、またはサービスの契約の日から始まります。',
    actionable: '今、書面で取り消し、証拠を残してください。',
  },
  'fr.buy.change-calls': {
    says: '2026年8月11日から、営業の電話には、前もってあなたの同意が必要です。',
    was: '電話を止めるには、Bloctelに登録する必要がありました。',
    is: '同意がなければ、このような電話は禁じられています。',
  },
  'fr.buy.right-withdraw-button': {
    says: '2026年6月19日から、ネットで売るサイトには、取り消すための無料のボタン（「renoncer au contrat ici」）が必要です。',
  },
  'fr.buy.change-withdraw-button': {
    says: '2026年6月19日から、ネットの購入を、サイトのボタンで取り消せます。',
    was: '用紙か手紙を送る必要がありました。',
    is: 'サイトはボタンを置き、受領書を送らなければなりません。',
  },
}
