/** Questions about power and phone: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BILLS_JA: Words = {
  'au.ask.cut-off': {
    says: '会社は、先に警告し、助けを申し出なければなりません。支払い計画と、苦しい人のための制度（hardship program）を求めてください。電気やガスのオンブズマンは、止めることを中止させられます。',
    dependsOn: '助けを求め、計画を守っているか',
  },
  'au.ask.phone': {
    says: 'まず会社に苦情を出してください。だめなら、Telecommunications Industry Ombudsman（1800 062 058）が無料で調べます。',
  },
  'au.ask.cut-off-now': {
    says: '今、会社に電話してください。支払い計画と、苦しい人の支援（hardship）を求めます。そうすれば、止めることは中止しなければなりません。助けにならなければ、電気やガスのオンブズマンに電話します。',
  },
  'au.ask.undercharged': {
    says: 'あなたのせいでなければ、たいてい最後の9か月分、ビクトリア州では4か月分だけです。同じ期間で、利息なしに払えます。エネルギーのオンブズマンは無料です。',
  },
}
