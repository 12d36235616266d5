/** The Japanese words of the rows in ../benefit-refusal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_REFUSAL_JA: Words = {
  'it.no-benefit.want': {
    says: 'INPSが給付を断るか、止めています。これで終わりではありません。',
  },
  'it.no-benefit.right-appeal': {
    says: '90日以内に、INPSにオンラインで不服（ricorso amministrativo）を出せます。その前に見直し（riesame）も頼めます。',
  },
  'it.no-benefit.right-court': {
    says: '断られるか、何か月も返事がなければ、労働裁判官に行けます。一時的な給付は1年、年金は3年です。',
  },
  'it.no-benefit.right-medical': {
    says: 'INPSの医師の判断には、6か月以内に直接裁判所へ行きます。まず裁判所の医師が診ます（accertamento tecnico preventivo）。',
  },
  'it.no-benefit.right-patronato': {
    says: 'patronatoが決定を読み、不服を無料で出してくれます。',
  },
  'it.no-benefit.right-inclusion': {
    says: 'assegno di inclusioneは、ISEE、収入、同居の人を見ます。ISEEが誤りならCAFで直し、INPSにもう一度頼みましょう。',
  },
  'it.no-benefit.step-reason': {
    says: '理由を読み、もとの書類を求めましょう。今週、patronatoに持って行きます。',
  },
  'it.no-benefit.deadline-appeal': {
    says: '受け取った日から90日以内に、INPSに不服を出せます。念のため、書面の日付から数えます。',
    action: 'オンラインかpatronatoで不服を出す（ricorso amministrativo）',
    consequence: 'その後は裁判だけです。',
  },
  'it.no-benefit.right-naspi': {
    says: '正当な理由（giusta causa）、母性保護の期間、労働局での合意で辞めた場合も、NASpIを受けられます。',
  },
}
