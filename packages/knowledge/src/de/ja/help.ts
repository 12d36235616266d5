/** The Japanese words of the rows in ../help.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_JA: Words = {
  'de.help.verbraucherzentrale': {
    does: 'あなたの州の消費者センターが、契約、取立て会社、エネルギー、詐欺について、少しの手数料か無料で相談に答えます。',
  },
  'de.help.caritas': {
    does: 'どの信仰の人にも、会って、またはネットで、無料の借金相談をします。',
  },
  'de.help.diakonie': {
    does: '多くの町で、無料の借金と生活の相談をします。',
  },
  'de.help.awo': {
    does: '労働者福祉の団体の、無料の借金相談です。',
  },
  'de.help.meine-schulden': {
    does: '近くの無料の借金相談所を探せます。',
  },
  'de.help.mieterbund': {
    does: '地域の借家人の会です。会員の相談に答え、会員のために書きます。',
  },
  'de.help.fachstelle': {
    does: '家を失う前に助ける、町の係です。家賃の滞納を引き受けることがあります。',
  },
  'de.help.dgb': {
    does: '労働組合です。組合員は、職場と労働裁判所で法律の助けを受けます。',
  },
  'de.help.arbeitsgericht': {
    does: '労働裁判所の窓口が、あなたの訴えを無料で書きとめます。',
  },
  'de.help.beratungshilfe': {
    does: '収入が少なければ、近くの区裁判所が弁護士の相談券をくれます。払うのは多くても€15です。',
  },
  'de.help.prozesskostenhilfe': {
    does: '収入が少なく、事件に見こみがあれば、裁判所と弁護士の費用を払います。',
  },
  'de.help.anwaltssuche': {
    does: 'すべての弁護士の公式の登録簿です。',
  },
  'de.help.vdk': {
    does: '社会団体です。会員は、給付、年金、健康の決定について助けを受けます。',
  },
  'de.help.polizei': {
    does: '詐欺を、ネットか、どの警察署でも届けられます。危ないときは110に電話してください。',
  },
  'de.help.sperr-notruf': {
    does: '銀行のカードとネット銀行を、昼も夜も止めます。',
  },
  'de.help.weisser-ring': {
    does: '犯罪の被害にあった人を無料で助けます。',
  },
  'de.help.telefonseelsorge': {
    does: '昼も夜も無料で、話を聞いてくれる人がいます。',
  },
  'de.help.hilfetelefon': {
    does: '暴力にあった女性を、昼も夜も、多くの言葉で助けます。',
  },
  'de.help.beitragsservice': {
    does: 'ここで、免除、減額、分割払いを申請します。',
  },
}
