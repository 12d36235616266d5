/** Questions about a job in pregnancy: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PREGNANCY_JA: Words = {
  'fr.ask-work.pregnant': {
    says: '妊娠した人は、産休の10週間後まで守られます。終わらせられるのは、重い過失か関係のない理由だけで、休みの間は決してできません。解雇から15日以内に証明書を送れば、解雇は無効です。',
  },
  'fr.ask-work.pregnant-told-after': {
    says: 'まだ間に合います。解雇通知を受け取ってから15日以内に、妊娠の診断書を書留で会社に送ってください。誰も知らなかったとしても、解雇は無効になります。例外は、妊娠と関係のない重大な過失か、別の理由で契約を続けられない場合だけです。復職を求めてください。断られたら早く労働裁判所へ。その間の給料と、少なくとも六か月分の給料を請求できます。',
  },
  'fr.ask-work.paternity-leave': {
    says: '25日あり、その前に出産のための3労働日があります。双子以上なら25日が32日になります。4日は出産休暇に続けて取り、残りは6か月以内に、1回または各5日以上の2回に分けて取ります。1か月前に会社に伝えてください。会社は断れません。健康保険(CPAM)が日ごとの手当を払います。',
  },
}
