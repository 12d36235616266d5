/** Japanese questions in English, and English ones in Japanese: see in-english.ts. Characters are its words: a beginning of a verb fits all its forms. */
import type { Glossary } from '../in-english.ts'
import { JA_BACK } from './ja-back.ts'
import { JA_HOME } from './ja-home.ts'
import { JA_LIFE } from './ja-life.ts'
import { JA_MONEY } from './ja-money.ts'
import { JA_WORK } from './ja-work.ts'

const SMALL = `
どうすればいい | どうしたらいい | 何ができ | どうすれば良い | どうしたら良い | どうすれば | どうしたら = what can i do
何をすればいい | どうすれば | 何をすれば | 対処法 | どうすべき = what should i do
どうなる | どうなりますか | どうなって = what happens
もし = if
もらう権利 | 権利はありますか | もらえますか | もらえる? | もらえるのでしょうか | もらえるか | もらえるの | 受け取れますか = am i entitled to | can i get
権利 | 私の権利 = my rights
しないといけない | しなければならない | しなければいけない | ないといけない | ないといけません | なければならない | なければなりません | なければいけない | なければいけません | なきゃいけない | ないとだめ | ないとダメ | ないと駄目 | なきゃだめ | する必要がありますか | 必要がありますか | 必要はありますか | 必要ですか | 義務がありますか | 義務はありますか = do i have to | must i
払わないといけない | 払わないといけません | 払う必要 | 払わなければなりません | 払わなければならない | 払わなければいけない | 払わなければいけません | 払わないとだめ | 払わないとダメ | 払わないと駄目 | 払わなきゃいけない | 払わなくてはいけ | 払う義務 | 支払う義務 | 支払う必要 | 支払わなければ | 払うべき = do i have to pay
払わないとどうなる | 払わなかったらどうなる | 払わないとどうなりますか = what happens if i don't pay
受け入れないといけ | 受け入れなければ | 応じないといけ | 応じなければ | 従わないといけ | 従わなければ = do i have to accept
答えないといけ | 答えなければ | 答える必要 | 答える義務 = do i have to answer
出ないといけ | 出て行かないといけ | 出ていかないといけ | 出なければ | 出て行かなければ | 出ていかなければ | 引っ越さないといけ | 引っ越さなければ = do i have to leave
返さないといけ | 返さなければ | 返還しないといけ | 返還しなければ = do i have to pay back
いいですか | いいのですか | いいのでしょうか | いいの | してもいい | てもいい | ても良い | 構いませんか | 許されますか | 許される | できるのですか = can they | is it allowed
違法ですか | 違法 | 合法 | 合法ですか | 法律違反 | 法的に問題 = is it legal | illegal
本当ですか | 本当 = is it true
できますか | できる | できるか | できますでしょうか | 可能ですか | 可能 = can i
できません | できない = can't
いつまで | 期限はいつ | 期限 | 何日以内 | 締め切り | いつまでに = how long do i have | deadline
何年 | 何年間 = how many years | how long
何日 | 何か月 | 何ヶ月 | 何カ月 | どのくらい | どれくらい | どれぐらい = how long
いくら | 金額 = how much
いつ = when
どうやって | どうやれば | どうやり | やり方 | 方法 = how to
どこ = where
なぜ | なんで | どうして = why
誰が = who
誰 = who
何 = what
相談 | アドバイス =
教えて | 教えてください | 助けて = help
クレーム | 苦情 | 苦情を言 | 文句を言 = complain | complaint
不服申し立て | 異議申し立て | 不服申立 | 異議申立 | 異議を申し立て | 不服を申し立て | 審査請求 | 控訴 | 上訴 | 争い | 争う | 争え | 異議 = appeal | dispute
請求できますか | 請求できる | 請求したい = can i claim
請求 = charge | demand | claim
必要 = need
理由もなく | 理由なく | 理由なし | 理由なしで | 正当な理由もなく | 正当な理由なく | 理由がないのに | 何の理由もなく | 理由も言わず = without reason | no reason
理由 = reason
予告なし | 予告なく | 予告もなく | 突然 | いきなり | 急に | 何の予告もなく | 事前通知なし | 前触れもなく | 通知なし = without notice
勝手に | 無断で | 許可なく | 断りなく = without permission
ありません = no
何も言わずに勝手に | 何も言わず | 連絡なし | 連絡もなし | 連絡もなく | 予告なしに部屋 | 知らせずに | 黙って = without notice
拒否され | 断られ | 却下され | 拒否された | 断られました | 不許可 | 却下 | 認められませんでした = refused | denied
拒否 | 断る | 断り | 断れ | 断っても = refuse
私の | 私 | 僕の | 僕 | 俺の | 俺 | 自分の | うちの | 我々の = my
彼が | 彼は | 彼女が | 彼女は | 彼ら = they
来ますか | 来る | 来ました | 来た | 来て | 届きました | 届いた | 届き | 届いて | もらいました | もらった | 受け取り | 受け取った | 送られてき = received
手紙 | 通知書 | 書面 = letter
通知 | お知らせ = notice
持って行か | 持っていか | 持ち去 | 取られ | 取り上げ | 持って行け | 持っていけ = take
壊れ | 故障 | 動かな | 動きません | つかな = broken | faulty
無理やり | 強制的に = force
毎日 = every day
毎晩 | 一晩中 | 夜中 | 夜遅く = all night
何度も | しつこく | しつこい = keeps
昔の | 古い = old
まだ = still
今日 = today
明日 = tomorrow
か月 | ヶ月 | カ月 | ヵ月 | ケ月 = months
週間 = weeks
一年 = one year
年 = years
日 = days
二 = two
三 = three
四 = four
五 = five
先週 = last week
先月 = last month
ません | ない | なく | なかった = not
くれない | くれません | くれなかった | もらえない | もらえません | られません | られない =
しました | します | しています | している | して | した | する | され | です | ですか | でした | でしょうか | ます | ますか | ました | いる | います | いて | ある | あります | という | こと | ところ | の件で | について | に関して | ので | のに | だから | からと言って | ために | ため | けど | けれど | ですが | ますが | ましたが | でも | など | それ | これ | この | その | あの | くれ | ください | んですが | そうです | 言って | 言われ | 言い | さん | たら | なら | だめ =
は | が | を | に | へ | で | と | も | の | や | か | ね | よ | な | て | た | だ | し | り | る | い | れ | ら =
から | まで | より | だけ | とか =
`

/** Of two lines with one word the first is told. */
export const JA_GLOSSARY: Glossary = [JA_HOME, JA_WORK, JA_MONEY, JA_LIFE, SMALL, JA_BACK].join('')
