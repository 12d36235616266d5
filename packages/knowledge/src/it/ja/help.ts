/** The Japanese words of Italy: help. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_JA: Words = {
  'it.help.gratuito': {
    does: '収入の少ない人のための無料の弁護士です。町か裁判所の弁護士会に頼んでください。',
  },
  'it.help.occ': {
    does: '借金が多すぎる人が裁判所の計画を得るのを助ける、危機の相談所です。一覧は法務省にあります。',
  },
  'it.help.postale': {
    does: '詐欺の質問に答え、オンラインで届け出を受け付けます。',
  },
  'it.help.polizia': {
    does: '危険なときや、家でおどされたときに電話してください。',
  },
  'it.help.abf': {
    does: '苦情の後、銀行や貸し手との争いを、€20でオンラインで決めます。',
  },
  'it.help.aas': {
    does: '苦情の後、保険会社との争いを、€20でオンラインで決めます。',
  },
  'it.help.arera': {
    does: '電気、ガス、水道の権利を説明し、無料の調停を行います。',
  },
  'it.help.agcom': {
    does: '電話、ネット、有料テレビの無料の調停です。',
  },
  'it.help.garante': {
    does: 'データや信用の一覧が決まりに反して使われたときの苦情を受け付けます。',
  },
  'it.help.ader': {
    does: 'あなたへの請求を示し、オンラインで分割を頼めます。',
  },
  'it.help.inps': {
    does: 'NASpI（失業給付）、年金などの給付です。',
  },
  'it.help.sunia': { does: '借り手の組合です。契約を確かめ、立ち退きを助けます。' },
  'it.help.sicet': { does: 'もう一つの借り手の組合です。家賃、解約、公営住宅について助言します。' },
  'it.help.cgil': { does: '労働組合です。解雇、賃金、給付を助けます。' },
  'it.help.cisl': {
    does: 'もう一つの労働組合です。patronatoが給付と年金を申請し、窓口が賃金を助けます。',
  },
  'it.help.adiconsum': {
    does: '消費者団体です。請求書、銀行、多すぎる借金について助言します。',
  },
  'it.help.federconsumatori': {
    does: 'ほとんどの町に窓口がある消費者団体です。',
  },
  'it.help.caritas': {
    does: '困っている人の食べ物、家賃、請求書を助けます。',
  },
  'it.help.telefono-amico': {
    does: 'つらすぎるとき：電話かチャットで、話を聞いてくれます。',
  },
}
