/** The Japanese words of the rows in ../words-in-public.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WORDS_IN_PUBLIC_ROWS_JA: Words = {
  'de.words.want': {
    says: 'あなたの言葉が名誉を傷つけたとして、署名した約束(Unterlassungserklärung)と、多くは弁護士費用を求めています。',
  },
  'de.words.reality': {
    says: '裁判所は数日で言葉を禁じることがあります(einstweilige Verfügung)。期限内に返事をし、読まずに署名しないでください。一生縛られます。',
  },
  'de.words.not-yet': {
    says: '手紙だけでは何も禁止されません。禁止や支払いを命じられるのは裁判所だけです。',
  },
  'de.words.right-opinion': {
    says: '意見は、厳しくても不公平でも自由です。うその事実や、ただの侮辱は自由ではありません。',
  },
  'de.words.right-proof': {
    says: '名誉を傷つける事実は、本当だと示せなければなりません。領収書、メール、証人を集めてください。',
  },
  'de.words.right-narrow': {
    says: '自分で範囲を狭めた約束に署名できます。その言葉だけ、責任も費用も認めない内容です。違約金を入れる必要がありますが、裁判所が決めたり減らしたりできます。',
  },
  'de.words.right-costs': {
    says: '弁護士費用を払うのは、警告が正しかった場合に必要な分だけです。',
  },
  'de.words.step': {
    says: '書いた内容と日付を保存してください。証明できないものは消します。期限前に弁護士に見てもらい、低所得なら裁判所の相談券を使います。',
  },
}
