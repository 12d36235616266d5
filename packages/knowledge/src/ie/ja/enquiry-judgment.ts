/** Questions about a judgment: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JUDGMENT_JA: Words = {
  'ie.ask.judgment-unknown': {
    says: 'すぐに動いてください。判決を出した裁判所に、notice of motionと宣誓供述書で取り消しを求めます。答えなかった理由と反論を述べます。Circuit Courtでは知ってから10日以内です。FLACとMABSが無料で助けます。',
  },
  'ie.ask.solicitors-letter': {
    says: 'これは請求で、裁判所の命令ではありません。期限内に書面で答えます。証拠を求める、争う点を述べる、払える額を申し出る、などです。古い借金を先に認めないでください。裁判所の書類が来たら、多くは28日あります。MABSとFLACが無料で助けます。',
  },
  'ie.ask.sheriff': {
    says: '裁判所の命令があれば、執行官（sheriff）は家に入り、借金の額まであなたの物を持って行けます。衣類、寝具、少額までの仕事道具は残り、ローン中の車など他人の物も証明があれば残ります。今日、事務所と債権者に電話して支払いを申し出てください。MABSが無料で助けます：0818 07 2000。',
  },
  'ie.ask.instalment-order': {
    says: 'District Courtの窓口に命令の変更（variation）を求め、収入と支出の一覧を持参してください。さらに滞納する前に行い、期日には必ず出てください。払えない人が刑務所に入ることはありません。MABSが書類を無料で手伝います：0818 07 2000。',
  },
  'ie.ask.revenue-sheriff': {
    says: '税金の場合、sheriffに判決は要らず、Revenueの書類だけで動けます。今日Revenueに電話して分割を頼んでください。計画が認められればsheriffは止まります。額が推計なら、未提出の申告を今出してください。sheriffはあなたの物を取り手数料を足せますが、ローン中の車など他人の物は取れません。手紙が本物か、自分で調べた番号で確かめてください。',
  },
}
