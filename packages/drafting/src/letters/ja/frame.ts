/** Japanese: what every letter shares. */
import type { Frame, ToneWords } from '../../paragraph.ts'

export const JA_FRAME = {
  layout: [
    'day',
    'them',
    'you',
    'subject',
    'reference',
    'greeting',
    'body',
    'closing',
    'signature',
  ],
  yourName: '[ご自身の氏名]',
  yourAddress: '[ご自身の住所]',
  secondName: '[もう一人の氏名]',
  theirName: '[相手の名称]',
  honorific: ' 御中',
  theirAddress: '[相手の住所]',
  theirAddressInLetter: '[手紙にある相手の住所]',
  date: '{day}',
  reference: '貴社整理番号：{reference}',
  greeting: '前略',
  closing: '草々',
  subject: { letter: '件名：', email: '件名：' },
  noSum: 'ご請求額',
  appealService: '独立した不服審査機関',
  space: '',
  itemEnd: ['', ''],
  openings: {
    dated: '{letterDate}付の書面についてご連絡します。',
    plain: '先日の書面についてご連絡します。',
  },
  joint: 'この書面は二人の連名によるもので、「私」は各自を指します。',
  ownRequest: '私からのお願いは次のとおりです。「{words}」',
  ownCircumstances: '私の事情は次のとおりです。「{words}」',
} as const satisfies Frame

export const JA_TONES = {
  professional: { opening: '', close: '書面でのご回答をお願いいたします。' },
  firm: { opening: '', close: '書面で、すべての点にご回答ください。' },
  conciliatory: {
    opening: '公平な解決を望んでおります。',
    close: 'ご検討のほど、よろしくお願いいたします。',
  },
  assertive: { opening: '', close: '誠実なご回答がない場合は、監督官庁に申し出ます。' },
  friendly: {
    opening: 'お力添えをいただければ幸いです。',
    close: 'お忙しいところ恐れ入りますが、よろしくお願いいたします。',
  },
} as const satisfies ToneWords
