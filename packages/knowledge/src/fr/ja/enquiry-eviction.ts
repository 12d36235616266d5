/** Questions about rent arrears, eviction and the right to a home: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_JA: Words = {
  'fr.ask-home.winter': {
    says: '冬の猶予（trêve hivernale）が止めるのは、11月1日から3月31日までの立退き執行だけです。手続は進み、滞納は増え、4月からは退去させられます。払える分を払い、書類には必ず答えてください。執行裁判官に猶予（最長1年）を求め、FSLとDALOも申し込みます。家主が錠を替えるのは犯罪です。17に電話を。',
  },
  'fr.ask-home.rent-arrears': {
    says: '大家と話し、SOS loyers impayés（0 805 16 00 75）に電話し、FSLを求めてください。正式な命令（commandement）の後、新しい契約では6週間あります。',
  },
  'fr.ask-home.eviction-judged': {
    says: '出るまで、命令から2か月あります。執行の裁判官に最長1年を求め、DALOを申請してください。',
  },
  'fr.ask-home.more-time': {
    says: '執行の裁判官（juge de l’exécution）に、もっと時間を求めてください。1か月から1年です。収入と家探しの証拠を持って行きます。DALOも申し込んでください。',
  },
  'fr.ask-home.dalo': {
    says: 'まず公営住宅を申し込み、番号を控えましょう。住まいがない、立ち退きが近い、住まいがひどい、あるいは長く待ちすぎているなら、DALOの用紙を県庁の調停委員会に無料で送ります。認められても3～6か月で住まいが示されなければ、行政裁判所へ。',
  },
}
