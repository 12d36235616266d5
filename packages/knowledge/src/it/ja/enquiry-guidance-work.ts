/** First steps, rights and ways out for questions about work: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUIDANCE_WORK_JA: Words = {
  'it.guide.step-work-dates': {
    says: '手紙を受け取った日を書きとめてください。解雇を争うのは60日、指摘に答えるのは5日です。',
  },
  'it.guide.step-work-sign': {
    says: '「per ricevuta」と日付だけを書いて署名してください。権利の放棄に署名しないでください。',
  },
  'it.guide.step-work-papers': {
    says: '契約書、給与明細、メッセージ、証人の名前を集めてください。',
  },
  'it.guide.step-work-union': {
    says: '今週、労働組合、patronato、または労働の弁護士に相談してください。',
  },
  'it.guide.right-work-letter': {
    says: '解雇は、理由を付けた書面でなければなりません。',
  },
  'it.guide.right-work-naspi': {
    says: 'どの解雇の後も、68日以内にNASpI（失業給付）を申し込めます。',
  },
  'it.guide.right-work-tfr': {
    says: '理由に関係なく、TFR（退職金）と取らなかった休暇の分を受け取れます。',
  },
  'it.guide.work-resign': {
    says: '紙で辞めさせることはだれにもできません。辞職はオンラインだけで効力があります。',
  },
  'it.guide.option-work-claim': {
    title: '書面で争う',
    says: '書留かPECの短い手紙で足ります。',
    cost: '書留。',
    time: '60日。',
    risk: '180日以内にもう一度動く必要があります。',
    bestFor: '同意できないとき。',
  },
  'it.guide.option-work-talk': {
    title: '労働組合か労働局で合意する',
    says: 'そこでの合意は、両方にとって安全です。',
    cost: '無料か少し。',
    time: '数週間。',
    risk: '後で変えられません。',
    bestFor: 'お金か新しい始まりを望むとき。',
  },
  'it.guide.option-work-help': {
    title: '助けを受ける',
    says: '労働組合か無料の弁護士が確かめます。',
    cost: '無料か少し。',
    time: '今週。',
    risk: 'ありません。',
    bestFor: '迷っているとき。',
  },
}
