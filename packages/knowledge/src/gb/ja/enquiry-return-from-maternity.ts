/** Questions about the job that waits, or does not, after maternity leave: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RETURN_FROM_MATERNITY_JA: Words = {
  'gb.ask-work.maternity-return': {
    says: 'まだ署名しないでください。休暇の後は自分の職に戻る権利があります。26週を超えた場合、それが合理的に無理なときだけ、条件の劣らない別の適した職を示せます。代わりの人を優先するのは差別になりえます。本当の人員整理なら、適した空きはあなたが優先です。元の職に戻ると書面で伝え、今すぐAcas（0300 123 1100）へ。',
  },
}
