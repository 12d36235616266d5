/** Benefits that INPS asks back (indebito): the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_OVERPAYMENT_JA: Words = {
  'it.public.want-benefit': {
    says: 'INPSは払いすぎたと言い、返すよう求めています（indebito）。10年前までさかのぼれます。',
  },
  'it.public.reality-benefit': {
    says: '大切な問題ですが、無料で不服を申し立てられます。暮らしに足りる分は残さなければなりません。',
  },
  'it.public.no-whole-benefit': {
    says: '取り戻すために、年金の全部を止めることはできません。毎月、最高5分の1です。',
  },
  'it.public.deadline-benefit': {
    says: 'INPSに見直しを求められるのは、受け取った日から90日です。',
    action: 'オンラインかpatronatoで、INPSに不服（ricorso amministrativo）を出す',
    consequence: '見直しに遅れ、取立てが続きます。',
  },
  'it.public.right-good-faith': {
    says: 'INPSだけのまちがいで払いすぎた年金なら、正直で、全部知らせていたなら、返さなくてよいことが多いです。',
  },
  'it.public.right-fifth-benefit': {
    says: '年金から引けるのは最高5分の1で、守られる部分より下にはできません。',
  },
  'it.public.step-what-benefit': {
    says: 'どの給付の、どの月の、なぜかを確かめます。INPSは理由を示し、記録を見せなければなりません。パトロナートは無料です。',
  },
  'it.public.step-answer-benefit': {
    says: 'まちがっているなら、patronatoと不服（ricorso）を出し、正しいと信じていたと書いてください。',
  },
  'it.public.step-plan-benefit': {
    says: '正しいなら、INPSに毎月の少ない額を頼んでください。patronatoが無料で行います。',
  },
  'it.public.step-papers-benefit': {
    says: 'INPSに何を、いつ知らせたかを集めてください。用紙、収入の書類、手紙です。',
  },
  'it.public.option-appeal-benefit': {
    title: 'INPSに不服を出す',
    says: 'patronatoが無料で出します。',
    cost: '無料。',
    time: '90日。',
    risk: '小さいです。',
    bestFor: '正直だった、または額がまちがっているとき。',
  },
  'it.public.option-plan-benefit': {
    title: '分割で返す',
    says: 'INPSに毎月の少ない額を頼みます。',
    cost: 'その額を、分けて払います。',
    time: '頼むのに数分。',
    risk: '小さいです。',
    bestFor: 'お金を受ける権利がなかったとき。',
  },
  'it.public.right-naspi-work': {
    says: '6か月までの新しい仕事なら、NASpIは止まるだけです。INPSに届け出た低い収入なら、一部は受け取れます。計算を確かめてください。',
  },
}
