/** A notice of a higher rent in Wales: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_INCREASE_WALES_JA: Words = {
  'gb.rent-rise.right-faulty-wales': {
    says: '知らせから2か月ない、または前の値上げから1年たたない場合、家賃は変わりません。',
  },
  'gb.rent-rise.right-leave-wales': {
    says: '期限の決まっていない契約なら、4週間前に書面で知らせて出られます。',
  },
  'gb.rent-rise.step-wales': {
    says: '書式 RHW12、丸2か月、前の値上げから1年、の3つを確かめてください。欠けていれば家主に書きます。',
  },
  'gb.rent-rise.insight-wales': {
    says: 'ウェールズでは、多くの契約で家賃を決めてもらう道がありません。2022年12月より前の一部の契約では、委員会（rent assessment committee）が決められます。',
    actionable:
      '2022年12月より前に入居しましたか。期限が短いので、すぐ Shelter Cymru に聞いてください。',
  },
  'gb.rent-rise.reality-wales': {
    says: 'ウェールズでは、家主が理由なく終わらせられる契約もあります。交渉の時に考えてください。',
  },
  'gb.rent-rise.not-yet-wales': {
    says: '通知の日までは、今の家賃だけを払えば足ります。',
  },
}
