/** Decisions of insurers: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_REFUSAL_JA: Words = {
  'fr.other.insure-want': {
    says: '保険会社が、あなたの請求か契約について決めています。反対できます。',
  },
  'fr.other.insure-who': {
    says: '保険会社は民間の会社です。その決定は判決ではありません。',
  },
  'fr.other.insure-reality': {
    says: '断られても、終わりではありません。保険会社は、契約のはっきりした条項を示さなければなりません。',
  },
  'fr.other.insure-rights': {
    says: '理由を求め、自分の専門家を頼み、無料の調停人に行けます。',
  },
  'fr.other.insure-step-reason': {
    says: '断りがどの条項によるか、書面で聞いてください。専門家の報告書を求めます。',
  },
  'fr.other.insure-step-contract': {
    says: '補償と、除かれるものを読んでください。除くことは、はっきりしていて、限られ、とても見やすい字でなければなりません。',
  },
  'fr.other.insure-step-complain': {
    says: '苦情の係（service réclamations）に書いてください。2か月後、保険の調停人に行きます。',
  },
  'fr.other.insure-step-expert': {
    says: '価値がまちがいなら、二人目の専門家（contre-expertise）を求めてください。',
  },
  'fr.other.insure-right-clear': {
    says: 'あいまいな、またはかくれた除外は効きません。',
  },
  'fr.other.insure-right-two': {
    says: '出来事から2年以内に裁判所に行けます。支払いについての書留で、期間がまた始まります。',
  },
  'fr.other.insure-right-mediator': {
    says: '保険の調停人は無料です。',
  },
  'fr.other.insure-option-dispute': {
    says: '証拠、写真、請求書をつけて、苦情の係に書きます。',
    title: '断りを争う',
    cost: '書留1通。',
    time: '答えまで2か月。',
    risk: '小さいです。',
    bestFor: '断りがまちがって見えるとき。',
  },
  'fr.other.insure-option-mediator': {
    says: "La Médiation de l'Assuranceが記録を見ます。",
    title: '無料の調停人に行く',
    cost: '何もかかりません。',
    time: '数か月。',
    risk: 'ありません。その間、2年は止まります。',
    bestFor: '2か月で良い答えがないとき。',
  },
  'fr.other.insure-limit': {
    says: '保険契約の請求は、2年で終わります。',
    from: '出来事の日',
    restartedBy: '支払いについての書留、または専門家が決まることで、2年がまた始まります。',
  },
  'fr.other.insure-warn-two': {
    says: '手紙を書いている間に、2年を過ぎないようにしてください。1通は書留で送ります。',
  },
  'fr.other.insure-deadline-unpaid': {
    says: 'この正式な手紙から、補償が止まるまで30日あります。その10日後に、保険会社は契約を終わらせられます。',
    action: '保険料を払うか、時間を求める',
    consequence: 'その後は補償がなく、保険料は払う義務が残ります。',
  },
  'fr.other.insure-right-late': {
    says: '届け出が遅れて補償を失うのは、契約にそう書かれ、遅れで損をしたと保険会社が示したときだけです。',
  },
  'fr.other.insure-right-own-time': {
    says: '短い不服の期限は、保険会社自身の決まりです。できれば守ってください。裁判のために法律が認める2年はなくなりません。',
  },
}
