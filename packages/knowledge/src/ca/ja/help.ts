/** The Japanese words of the rows in ../help.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_JA: Words = {
  'ca.help.credit-counselling': {
    does: '家計と債権者のことを助ける、営利でない借金の相談員です。',
  },
  'ca.help.211': {
    does: 'お金、住まい、食べ物、法律について、近くの無料の助けを探します。211に電話するかメッセージを送ってください。',
  },
  'ca.help.steps-to-justice': { does: 'オンタリオ州の法律を、順を追ってやさしく説明します。' },
  'ca.help.pbo': { does: 'オンタリオ州の人のための、無料の法律電話相談です。' },
  'ca.help.trac': { does: 'ブリティッシュ・コロンビア州で家を借りる人の、無料の助けです。' },
  'ca.help.acjp': { does: 'ブリティッシュ・コロンビア州の法律をやさしく説明します。' },
  'ca.help.cplea': { does: 'アルバータ州の法律をやさしく説明します。' },
  'ca.help.educaloi': { does: 'ケベック州の法律を、フランス語と英語でやさしく説明します。' },
  'ca.help.obsi': { does: '銀行への苦情を無料で調べます。' },
  'ca.help.ccts': { does: '電話、インターネット、テレビの苦情を無料で調べます。' },
  'ca.help.gio': { does: '家、車、事業の保険の苦情を無料で調べます。' },
  'ca.help.olhi': { does: '生命保険と健康保険の苦情を無料で調べます。' },
  'ca.help.lao': { does: 'オンタリオ州の収入の少ない人のための、無料の法律の助けです。' },
  'ca.help.labc': {
    does: 'ブリティッシュ・コロンビア州の収入の少ない人のための、無料の法律の助けです。',
  },
  'ca.help.laa': { does: 'アルバータ州の、無料か安い法律の助けです。' },
  'ca.help.csj': { does: 'ケベック州の法律扶助（aide juridique）です。' },
  'ca.help.fcac': { does: '銀行に対する権利を教え、銀行への苦情を受けます。' },
  'ca.help.osb': {
    does: 'すべての借金整理の専門家（Licensed Insolvency Trustee）の一覧があり、苦情を受けます。',
  },
  'ca.help.labour': { does: '銀行、航空、電話など、国の法律の職場で働く人の苦情を受けます。' },
  'ca.help.ltb': { does: 'オンタリオ州で、家主と借りる人の間のことを決めます。' },
  'ca.help.cpo': { does: 'オンタリオ州の会社と取立て会社への苦情を受けます。' },
  'ca.help.mol-on': { does: 'オンタリオ州で、給料と予告のことを助けます。' },
  'ca.help.rtb': { does: 'ブリティッシュ・コロンビア州で、家主と借りる人の間のことを決めます。' },
  'ca.help.cpbc': {
    does: 'ブリティッシュ・コロンビア州の取立て会社と契約についての苦情を受けます。',
  },
  'ca.help.rtdrs': { does: 'アルバータ州で、家主と借りる人の間のことを決めます。' },
  'ca.help.tal': { does: 'ケベック州の住宅の審判所です。' },
  'ca.help.opc': { does: 'ケベック州の消費者を助け、取立て会社を監督します。' },
  'ca.help.cnesst': { does: 'ケベック州で、給料、予告、解雇のことを助けます。' },
  'ca.help.cafc': { does: 'だましや詐欺の知らせを受けます。' },
  'ca.help.988': {
    does: 'つらくてたまらないときは、いつでも、英語かフランス語で、9-8-8に電話するかメッセージを送ってください。',
  },
}
