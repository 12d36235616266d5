/** Japanese words that harm. A denial stands at the end of the clause. */
import { harms, namesDriver } from './harm.ts'
import type { HarmWords } from './harm.ts'

export const JA_HARM: HarmWords = {
  denies: /ません|ない|ず(?:に|、|。)|なく|ではなく|するものではありません/u,
  denialStands: 'in_clause',
  harmful: [
    harms(
      'admits_debt',
      /(?:債務|借金|支払義務|支払い義務|責任)(?:が|は|を)(?:あります|認め|負って|負い)/u,
    ),
    harms(
      'admits_debt',
      /(?:請求|主張|内容)(?:を|は)?(?:認めます|受け入れます|承諾します)|(?:私|当方)(?:は|が)滞納/u,
    ),
    harms('admits_debt', /(?:私|当方)の(?:債務|借金|滞納|未払)/u),
    harms(
      'restarts_limitation',
      /(?:債務|借入|残高|残債)[^。、]{0,160}(?:承認し|認めます|確認しました|間違いありません)/u,
    ),
    harms(
      'restarts_limitation',
      /(?:一部|内金|少額|初回)[^。、]{0,160}(?:払います|支払います|入金します|振り込みます|お支払いします)/u,
    ),
    harms(
      'promises_payment',
      /(?:支払い|お支払い|返済|弁済|入金)(?:を)?(?:します|いたします|させていただきます|する予定|することを約束)/u,
    ),
    harms(
      'promises_payment',
      /(?:払います|支払います|返します|振り込みます|返済できます|支払えます)/u,
    ),
    namesDriver(/(?:私|夫|妻|息子|娘|父|母|友人)(?:が|は)[^。]{0,12}(?:運転し|駐車し|停め)/u),
    namesDriver(/運転(?:者|手)(?:は|が)(?:私|夫|妻|息子|娘|父|母|友人)/u),
    harms('promises_payment', /(?:支払う|返済する|弁済する)(?:用意|意思|つもり)(?:が|です)/u),
    namesDriver(/運転者として/u),
  ],
}
