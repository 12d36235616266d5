/** The Japanese words of the rows in ../inheritance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const INHERITANCE_JA: Words = {
  'de.estate.reality': {
    says: '相続する人は、借金も受けつぎます。相続を断れます（Ausschlagung）が、6週間だけです。',
  },
  'de.estate.deadline': {
    says: '6週間は、相続することとその理由を知った日から進みます。ここに示す日は、この手紙の日付から数えています。もっと前に知っていたかもしれません。',
    action: 'ほとんどが借金なら、遺産の裁判所か公証人で相続を断る',
    consequence: 'すべての借金とともに、相続人とされます。',
  },
  'de.estate.right-form': {
    says: '相続は、知ってからふつう6週間以内なら放棄できます。自分で、遺産の裁判所か公証人に行ってください。ふつうの手紙は認められません。',
  },
  'de.estate.right-limit': {
    says: 'もう相続人ですか。借金を遺産の分だけに限れます。管理（Nachlassverwaltung）、破産、または遺産が足りないという主張です。',
  },
  'de.estate.right-three-months': {
    says: '相続人は、最初の3か月、亡くなった人の借金を払うのを断れます。かくれた借金があれば、相続を取り消せることがあります。',
  },
  'de.estate.step': {
    says: '何があり、どんな借金があるか書き出してください。決める前は、遺産から何も払わず、何も売らないでください。',
  },
  'de.estate.option-refuse': {
    says: '何があり、いくら借りがあるかを調べてください。借りのほうが多ければ、期限内に相続を放棄し、債権者に伝えます。',
    title: '借金が多いなら相続を放棄する',
    cost: '無料か、裁判所や公証人の手数料。',
    time: 'ふつう6週間以内。',
    risk: '遺産は何も受け取れません。取り消しはほぼできません。',
    bestFor: '借金が残った財産より多いとき。',
  },
}
