/** Unemployment benefit (NASpI) after a dismissal: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const UNEMPLOYMENT_BENEFIT_JA: Words = {
  'it.work.deadline-naspi': {
    says: '仕事が終わってから68日以内に、INPSに失業給付（NASpI）を申し込んでください。8日以内なら、一番早く始まります。',
    action: 'オンラインかpatronatoでNASpIを申し込む',
    consequence: '給付を失います。',
  },
  'it.work.right-naspi': {
    says: '4年の間に13週分の保険料を払っていれば、どの解雇の後もNASpIを受けられます。重大な落ち度（giusta causa）の後も同じです。',
  },
  'it.work.step-naspi': {
    says: 'NASpIのため、patronatoかINPSのサイトに行ってください。できれば8日以内、遅くとも68日以内です。',
  },
}
