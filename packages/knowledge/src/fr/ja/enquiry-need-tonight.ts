/** Questions of people in need tonight: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_WORDS: Words = {
  'fr.ask-need.roof': {
    says: '今すぐ115に電話してください。無料で24時間です。空きがなければまたかけ、時刻と答えを書き留めます。住む所がなく困っている人は誰でも緊急宿泊の権利があり、次の行き先が示されるまでいられます。家族が外に残されたら、行政裁判所に緊急命令（référé-liberté）を求められます。無料で48時間以内です。DALOも申請を。',
  },
  'fr.ask-need.food': {
    says: '今日、市役所の CCAS か県のソーシャルワーカーへ行き、食べ物がないと伝えてください。緊急の援助（secours）として食料券、食料、お金を求めます。今夜食事が出る場所は115で聞けます。Restos du Cœur、Secours populaire、Croix-Rouge も食料をくれます。手当が止まったら、食べる物がないと今日 CAF に書いてください。',
  },
  'fr.ask-need.power-off': {
    says: '今すぐ電力会社に電話し、赤ちゃんがいると伝えてください。11月1日から3月31日まで、未払いを理由に主な住まいの電気は止められません。弱めることだけできます。今日戻すことと分割払いを求めます。料金は CCAS と FSL が助けます。ほかの時期は先に手紙が2通必要です。苦情は無料の médiateur de l’énergie へ。',
  },
  'fr.ask-need.lender': {
    says: '危険なときは今すぐ17か112へ。お金のための脅し（extorsion）は犯罪で、上限を超える貸付（usure）も犯罪です。メッセージ、名前、支払いの記録を持って届け出てください。払いすぎた分は借金から引かれます。返すためにまた借りないでください。116 006 は被害者を無料で助けます。借金が多すぎるなら Banque de France が無料で扱います。',
  },
}
