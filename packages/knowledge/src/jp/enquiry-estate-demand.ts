/** Questions about debts of a dead relative that are asked of the family. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_ESTATE_DEMAND: readonly Rule[] = [
  {
    country: 'jp',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'jp.ask.estate-demand',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['family', 'debt', 'general'],
    rank: 5,
    verdict: 'no',
    when: { not: [{ says: ['3か月過ぎ', '3ヶ月過ぎ', '三か月過ぎ', '遺産分割', '遺留分'] }] },
    asks: [
      ['亡くな', '死亡', '死ん', '他界', '孤独死', '警察から連絡', '相続人だと'],
      ['父', '母', '親', '兄', '弟', '姉', '妹', '叔父', 'おじ', '祖父', '祖母', '夫', '妻'],
      [
        '相続人',
        '請求',
        '借金',
        '消費者金融',
        '督促',
        '負債',
        '未払い',
        '家賃',
        '片付け',
        '滞納',
        'ローン',
      ],
      [
        '払わないと',
        '払う義務',
        '払うもの',
        '払わなければ',
        '払う必要',
        '義務',
        'どうすれば',
        '払わない',
        '払えない',
        'どうしたら',
      ],
    ],
    says: 'No, if you give up the estate (相続放棄) at the family court. You have three months from learning of the death and that you are an heir. Until then pay nothing, promise nothing, and do not use, sell or clear out things. That can count as taking it. Tell lenders and landlord only that you look into it. If time is short, ask the court for more. It costs about 800 yen. 法テラス helps.',
    authority: {
      title: '民法',
      provision: '第915条、第920条、第921条、第938条、第939条',
      url: 'https://laws.e-gov.go.jp/law/129AC0000000089',
      inForceFrom: '1948-01-01',
    },
  },
]
