/** The Japanese words of the rows in ../exit-agreement.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EXIT_AGREEMENTS_JA: Words = {
  'nl.exit.reality': {
    says: 'これは提案にすぎません。署名する義務はなく、より良い条件を求められます。',
  },
  'nl.exit.right-undo': {
    says: '署名後14日間は、理由なく書面で取り消せます。書類にその説明がなければ21日です。',
  },
  'nl.exit.right-transition': {
    says: '金額を移行手当（勤続1年につき約3分の1か月分）と比べてください。UWVの手続でも、それはもらえます。',
  },
  'nl.exit.right-benefit': {
    says: '失業手当（WW）を受けるには、会社側の希望による終了で、あなたに落ち度がないと書かれている必要があります。',
  },
  'nl.exit.warn-notice': {
    says: '終了日を確かめてください。予告期間が短くされると、WWはその期間の後からになります。',
  },
  'nl.exit.warn-ill': {
    says: '病気ですか。助言を受けずに署名しないでください。病気中の賃金や給付を失うことがあります。',
  },
  'nl.exit.step-check': {
    says: '時間を求めてください。弁護士、組合、Juridisch Loketに見てもらってください。費用を会社が払うことも多いです。',
  },
  'nl.exit.option-more': {
    title: 'より良い条件を求める',
    says: '増額、遅い終了日、転職制限なしなど、望むことを書いてください。',
    cost: '助言の費用は会社が払うことが多いです。',
    time: '1、2週間。',
    risk: '会社がUWVに申請することがあります。',
    bestFor: '仕事が終わることを受け入れられる人。',
  },
}
