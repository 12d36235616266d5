/** The Japanese words of the rows in ../enquiry-public.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PUBLIC_JA: Words = {
  'us.ask-public.snap-stopped': {
    says: '今すぐ、電話か書面で公正な審理（fair hearing）を求めてください。変更が始まる前に求めれば、給付は続くことがあります。全部で90日あります。',
  },
  'us.ask-public.medicaid-stopped': {
    says: '足りないものを送り、今すぐ公正な審理（fair hearing）を求めてください。最後の日より前に求めれば、Medicaidは決定まで続くことがあります。',
  },
  'us.ask-public.cp2000': {
    says: 'CP2000は提案で、請求書ではありません。自分の書類と比べ、期日までに答えてください。同意するか、しない理由を書いて証拠を送ります。同意しないなら、IRSが取り立てる前に、Tax Courtのための90日の通知が必要です。',
  },
  'us.ask-public.cp14': {
    says: 'CP14は、税金の最初の請求書です。IRS.govの自分の口座で確かめてください。21日以内に払うか、分けて払う計画を頼めば、それ以上の利息を避けられます。',
  },
  'us.ask-public.toll-text': {
    says: 'リンクを開いたり、払ったりしないでください。このようなメッセージのほとんどは詐欺です。通行料の役所のサイトで自分の口座を確かめ、メッセージをic3.govに届けてください。',
  },
  'us.state.tx.ask-power-cut': {
    says: '止める通知は、少なくとも十日前に来なければなりません。ひどい暑さや寒さのとき、または家の重い病気の人が保護されている間は、電気を止めてはいけません。今日、分けて払う計画を頼んでください。',
    dependsOn: '通知の日、天気、家の病気の人',
  },
  'us.state.tx.ask-hoa-fine': {
    says: 'テキサス州では、管理組合は、まずあなたに手紙を書き、直すための十分な時間を与え、聞き取りを求められるようにしなければなりません。30日以内に書面で聞き取りを求めてください。',
    dependsOn: '書面の通知があり、聞き取りを求められたか',
  },
  'us.ask-debt.deficiency': {
    says: '車を売った代金で足りなかった分を、払うことになるかもしれません。でも貸し手は、売る前に通知し、公正に売り、額を説明しなければなりません。そうしなかったなら、少なくなるか、何も払わなくてよいことがあります。',
    dependsOn: '売ることを知らせ、車を公正に売ったか',
  },
}
