/** The Japanese words of the rows in ../adult-guardianship.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ADULT_GUARDIANSHIP_JA: Words = {
  'de.guardian.want': {
    says: '法律上あなたの代わりに動く人（rechtliche Betreuung）が必要かを、裁判所が調べているか、もう決めました。あなたが訴えられたのではありません。',
  },
  'de.guardian.reality': {
    says: '決める前に、裁判官は原則としてあなたに会って話を聞き、専門家（多くは医師）が診ます。急ぐときは後になることがあります。Betreuerがついても、普通は自分で決めて署名できます。',
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
    says: '書面の決定を受け取ってから1か月以内に不服申立て（Beschwerde）ができます。急ぎの決定には2週間です。弁護士なしで自分でできます。手続きに加わった近い家族もできます。',
  },
  'de.guardian.step': {
    says: '面談の前に裁判所へ書いてください。自分でできること、助けてくれる人、望む人と望まない人です。信頼する人の同席も頼めます。',
  },
}
