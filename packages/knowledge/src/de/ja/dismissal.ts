/** Dismissal and notice of changed terms: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_JA: Words = {
  'de.job.want': {
    says: '雇い主が、あなたの仕事を終わらせようとしています。労働裁判所で争うために、3週間あります。',
  },
  'de.job.want-change': {
    says: '雇い主が仕事を終わらせ、別の条件でまた申し出ています（Änderungskündigung）。留保つきで受けることができます。',
  },
  'de.job.who': {
    says: 'これはあなたの雇い主です。解雇が法律に合うかを、一人で決めることはできません。労働裁判所が調べます。',
  },
  'de.job.reality': {
    says: '3週間以内に裁判所に行かないと、違法な解雇でも有効とされます。多くの事件は、お金の支払いで終わります。',
  },
  'de.job.rights-summary': {
    says: '解雇には、紙と本物の署名が必要です。終わりまでの給料、休暇、証明書はあなたのものです。',
  },
  'de.job.not-yet': {
    says: '仕事は今日終わるわけではありません。先に予告期間が進み、給料は続きます。',
  },
  'de.job.know-fees': {
    says: '最初の労働裁判所では、どちらが勝っても、それぞれが自分の弁護士に払います。弁護士なしで行ってもかまいません。',
    learnMore:
      '申立ての窓口（Rechtsantragstelle）が、あなたの訴えを無料で書きとめます。手紙と契約書を持って行ってください。',
  },
  'de.job.deadline-claim': {
    says: '手紙が届いた日から3週間あります。ここに示す日は、安全のため、手紙の日付から数えています。',
    action: '労働裁判所に、解雇を争う訴えを出す（Kündigungsschutzklage）',
    consequence: '解雇がまちがっていても、有効とされます。',
  },
  'de.job.deadline-register': {
    says: '仕事が3か月より早く終わるなら、知ってから3日以内に登録してください。そうでなければ、終わる3か月前です。',
    action: 'Agentur für Arbeitに仕事を探していると登録する（arbeitsuchend）',
    consequence: '失業給付を1週間分失うことがあります。',
  },
  'de.job.deadline-agg': {
    says: '性別、妊娠、年齢、出身、宗教、障害のために悪くあつかわれたなら、2か月以内に書面で求めてください。',
    action: '差別による損害を書面で求める',
    consequence: '補償を求める権利がなくなります。',
  },
  'de.job.step-date': {
    says: '手紙が届いた日を書きとめ、封筒を残してください。3週間はその日から始まります。',
  },
  'de.job.step-register': {
    says: '今すぐ、ネットか電話で、仕事を探していると登録してください。仕事のない最初の日に、失業を届け出ます。',
  },
  'de.job.step-claim': {
    says: '今週、手紙を、労働組合、弁護士、または労働裁判所の申立ての窓口に持って行ってください。',
  },
  'de.job.step-no-sign': {
    says: '退職の合意書や、権利を捨てる書類に署名しないでください。署名してよいのは、手紙を受け取ったということだけです。',
  },
  'de.job.step-offer-work': {
    says: '働く用意があると書面で伝えてください。解雇が認められなかったとき、給料を求める権利が残ります。',
  },
  'de.job.step-council': {
    says: '従業員の代表（Betriebsrat）がいますか。意見を聞かれたか、今日確かめてください。聞かれていなければ、解雇は効きません。',
  },
  'de.job.step-facts': {
    says: '何年働いたか、何人働いているか、前に何を言われたかを書きとめてください。警告書（Abmahnungen）を集めます。',
  },
  'de.job.step-accept': {
    says: '受け入れるなら、未払いの給料、休暇、残業、書類、良い証明書（Zeugnis）を書面で求めてください。',
  },
  'de.job.option-claim': {
    says: '訴えると、すべての道が残ります。多くの事件は話し合いで終わります。',
    title: '3週間以内に労働裁判所に行く',
    cost: '訴えるのは、最初は無料。弁護士の費用は、訴訟費用の援助か労働組合が払うことがあります。',
    time: '数週間後に、裁判所で最初の話し合い（Güteverhandlung）。',
    risk: '最初の裁判所では、勝っても、自分の弁護士に払います。',
    bestFor: '仕事に戻りたい、または適切なお金がほしいとき。',
  },
  'de.job.option-reserve': {
    says: '留保つきで受けると書面で伝えます。変更を裁判所に調べてもらいます。',
    title: '留保つきで受け、裁判所に行く',
    cost: '最初は無料。',
    time: '留保も訴えも3週間以内。',
    risk: '負けると、新しい条件が残ります。',
    bestFor: '仕事を続けたいとき。',
  },
  'de.job.option-negotiate': {
    says: 'まず、1年につき月給の約半分と、証明書を求めます。',
    title: 'お金と良い証明書を話し合う',
    cost: '無料、または弁護士の費用。',
    time: '3週間以内。',
    risk: '話し合いでは、3週間は止まりません。早くやめると、失業給付が止められることがあります。',
    bestFor: '戻りたくないとき。',
  },
  'de.job.option-help': {
    says: '労働組合は、最初から組合員のために動きます。窓口は訴えを無料で書きとめます。',
    title: '労働組合、弁護士、裁判所の申立ての窓口',
    cost: '組合員と窓口は無料。',
    time: '今週。',
    risk: '窓口は、勝てるかどうかの相談はできません。',
    bestFor: '解雇されたすべての人。',
  },
}
