/** The Japanese words of the rows in ../unfair-competition.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const UNFAIR_COMPETITION_JA: Words = {
  'de.uwg.right-form': {
    says: '誰が、どんな資格で、どの行為について警告するのか、費用の計算とともに書かれている必要があります。欠けていれば費用を払う義務はなく、自分の費用を請求できます。',
  },
  'de.uwg.right-no-costs': {
    says: 'サイトの表示漏れについて、競争相手は費用を請求できません。従業員がふつう100人未満なら、最初の約束に違約金は要りません。',
  },
  'de.uwg.right-abuse': {
    says: 'お金だけが目的の警告は濫用で無効です（大量送付、高すぎる価額や違約金など）。団体は公式の名簿に載っている必要があります。',
  },
}
