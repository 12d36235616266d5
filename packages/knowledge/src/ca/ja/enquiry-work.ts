/** The Japanese words of the rows in ../enquiry-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_JA: Words = {
  'ca.ask.dismissed-pregnant': {
    says: '妊娠や休業を理由に解雇するのは、法律違反です。1年以内に州の人権の機関に苦情を出し、予告のお金も求めてください。',
  },
  'ca.ask.settlement-agreement': {
    says: 'その場で署名しないでください。署名すると、ほとんどの場合それ以上求められません。法律の最低を手放させることはできません。弁護士に読んでもらってください。提案が上がることは多いです。',
  },
  'ca.ask.roe': {
    says: '会社は、最後の給与期間からたいてい5日以内に出さなければなりません。なくても今EIを申請し、Service Canadaに伝えれば、会社に催促してくれます。',
  },
  'ca.ask.probation': {
    says: '最初の3か月（アルバータ州は90日）は、たいてい予告も手当もありません。働いた分は払われます。病気、妊娠、出身を理由にした解雇は、やはり違法です。',
  },
  'ca.ask.bullied': {
    says: '毎回、何を言われ、だれが見たかを書いておいてください。雇い主に書面で伝えます。性別、人種など、守られた理由に関わるなら、人権の役所が助けます。',
  },
  'ca.ask.bullied-qc': {
    says: 'ケベック州では、心へのいやがらせのない職場で働く権利があります。毎回書いておき、2年以内にCNESSTに苦情を出してください。',
  },
}
