/** The Japanese words of the rows in ../public-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_JA: Words = {
  'be.state.want': {
    says: 'このお金は、国、市町村、またはほかの公的機関への債務です。公的機関には独自の権限があります。',
  },
  'be.state.who-federal': {
    says: '連邦財務省（SPF Finances、FOD Financiën）は、税金、罰金、その他の債務を国のために取り立てます。民間の債権者より強い力があります。',
  },
  'be.state.who-local': {
    says: '市町村は公的機関です。未払いの請求の一部については、自分で支払命令を作れます。',
  },
  'be.state.reality-federal': {
    says: '自分で執行力のある証書を作ります。それにより、裁判官なしで、書留の手紙で給料や口座の一部を差し押さえられます。',
  },
  'be.state.reality-local': {
    says: 'だれも争わない債務なら、市町村は自分で命令（contrainte、dwangbevel）を出せます。執行官は裁判官なしで差し押さえられます。',
  },
  'be.state.not-yet-local': {
    says: '請求についてその命令を出す前に、市町村は書留で催告しなければなりません。命令は執行官が届けなければなりません。',
  },
  'be.state.rights': {
    says: '債務の根拠を尋ねること、理由を付けて争うこと、分割を求めることができます。',
  },
  'be.state.know-pay': {
    says: '給料や給付の一部は、国や市町村に対しても常に守られます。',
  },
  'be.state.right-dispute': {
    says: '市町村の間違った請求は、理由を付けて書面で争いましょう。異議の審理中は、その請求について命令を出せません。',
  },
  'be.state.right-court': {
    says: '執行官が市町村の命令を届けましたか。裁判所で争えます。期限は1か月しかないこともあります。すぐに相談しましょう。',
  },
  'be.state.right-wait': {
    says: '差押えの前に、財務省は多くの場合、支払いの催告を送り1か月待たなければなりません。',
  },
  'be.state.right-plan': {
    says: '財務省に分割を求められます。多くは12か月までです。困難が続くときは5年までの例もあります。',
  },
  'be.state.step-check': {
    says: '金額の根拠となる請求書や決定を書面で求めましょう。間違いなら、今すぐ書留で争います。',
  },
  'be.state.step-plan': {
    says: 'すぐに払えませんか。期日の前に役所に分割を求め、続けられる額を申し出ましょう。',
  },
  'be.state.order-bailiff': {
    says: '手紙は公的機関の命令（contrainte、dwangbevel）を挙げています。執行官は裁判官なしで差し押さえられます。異議の期限をすぐに確かめましょう。',
  },
}
