/** The Japanese words of the rows in ../adult-guardianship.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ADULT_GUARDIANSHIP_JA: Words = {
  'de.guardian.want': {
    says: '裁判所は、あなたに代わって手続きをする人(rechtliche Betreuung)が必要かを調べています。訴えられたのではありません。',
  },
  'de.guardian.reality': {
    says: '先に裁判官があなたに会って話を聞き、医師が診察しなければなりません。あなたは今後も自分で決められます。',
  },
  'de.guardian.right-will': {
    says: 'あなたの自由な意思に反して決めることはできません。必要な場合に、自分でできないことに限られます。',
  },
  'de.guardian.right-proxy': {
    says: '信頼する人に委任状(Vorsorgevollmacht)があれば、ふつう必要ありません。今すぐ裁判所に見せてください。',
  },
  'de.guardian.right-who': {
    says: '誰がよいか、誰がいやかを言えます。裁判所はふつうそれに従います。',
  },
  'de.guardian.right-appeal': {
    says: '1か月以内に不服申立て(Beschwerde)ができます。急ぎの決定には2週間以内です。弁護士なしで自分でできます。',
  },
  'de.guardian.step': {
    says: '面談の前に裁判所へ書いてください。自分でできること、助けてくれる人、望む人と望まない人です。信頼する人の同席も頼めます。',
  },
}
