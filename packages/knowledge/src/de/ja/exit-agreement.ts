/** The Japanese words of the rows in ../exit-agreement.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EXIT_AGREEMENT_JA: Words = {
  'de.exit.reality': {
    says: 'これは申し出にすぎません。署名すると、取り消すのはとても難しいので、まず時間をかけてください。',
  },
  'de.exit.right-no': {
    says: '理由なしに断れます。仕事は続きます。解雇には、ほとんどの場合、裁判所が調べられる理由が必要です。',
  },
  'de.exit.right-fair': {
    says: '会社は、あなたに公正でなければなりません。不意打ち、おどし、うそがあったなら、裁判所は契約をなかったことにできます。',
  },
  'de.exit.insight-no-block': {
    says: '会社の都合か健康を理由とする解雇が確実で、予告期間が守られるなら、よく給付は止められません（Sperrzeit）。そのとき、受け取るお金は、多くても1年につき月給の半分です。',
    actionable: '署名する前にAgentur für Arbeitに聞き、理由を契約書に書いてもらってください。',
  },
  'de.exit.warn-benefit': {
    says: '署名すると、最長12週間の失業給付を失うことがあります。予告期間より早く終わると、さらに待たされることがあります。',
  },
  'de.exit.step-check': {
    says: '終わる日を、予告期間と比べてください。次に、受け取るお金、残った休暇、残業、賞与、証明書を見ます。',
  },
  'de.exit.step-register': {
    says: '署名するなら、3日以内に、仕事を探していると登録してください。終わりが3か月より先なら、3か月前にします。',
  },
  'de.exit.option-better': {
    says: 'もっと多い時間、もっと多いお金、もっと遅い終わり、良い証明書を求めます。',
    title: 'もっと良い条件を求める',
    cost: '無料、または弁護士の費用。',
    time: '申し出の期日の前。',
    risk: '会社が申し出を取り下げることがあります。',
    bestFor: 'やめてもよいと思えるとき。',
  },
  'de.exit.option-help': {
    says: '署名する前に、労働組合か労働の法律に強い弁護士に読んでもらいます。',
    title: '先に契約書を見てもらう',
    cost: '組合員は無料。弁護士には先に料金を聞きます。',
    time: '署名する前。',
    risk: 'ありません。',
    bestFor: 'このような申し出を受けたすべての人。',
  },
}
