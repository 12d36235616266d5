/** Japanese: transfers, insolvency, sick pay, resigning, covenants, car finance, taxes, and a few names on bills. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_AND_MONEY_JA: Words = {
  'gb.work.right-transfer': {
    says: '仕事が新しい雇い主に移ると、職と条件も移ります。それを理由に解雇するのは、たいてい不当です。先に知らせ、相談する必要があります。',
  },
  'gb.work.right-insolvent': {
    says: '雇い主にお金がなければ、国が整理解雇金、8週間までの給料、休暇と予告の分を限度まで払います。管財人に番号を聞きます。',
  },
  'gb.work.right-sick-pay': {
    says: '2026年4月6日から、病気手当（statutory sick pay）は最初の日から出ます。収入が少なくても同じです。28週間まで続きます。',
  },
  'gb.work.right-resign': {
    says: '雇い主が契約をひどく破り、そのためにやめると、解雇と同じに数えることがあります。やめる前に助言を受け、待ちすぎないでください。',
  },
  'gb.work.right-whistle': {
    says: '危険、犯罪、隠し事を正しく知らせた人を、罰したり解雇したりできません。勤めた長さは関係ありません。',
  },
  'gb.work.right-covenant': {
    says: '他で働くことの禁止は、本当の利益を守るために必要な分だけ効きます。行きすぎた部分は裁判所が消せます。',
  },
  'gb.work.right-redundancy-sum': {
    says: '額を確かめます。年齢により、まる1年ごとに半週、1週、1週半の給料です。最大20年で、週の給料に限度があります。',
  },
  'gb.tax.right-years': {
    says: 'HMRC がさかのぼれるのは、たいてい4年、不注意なら6年、わざとなら20年です。推測だけでは足りません。30日以内に訴えられます。',
  },
  'gb.tax.right-check': {
    says: 'HMRC が求められるのは、調べるのに要る物だけです。理由を聞き、助言者を頼み、長すぎる調査を終えるよう審判所に頼めます。',
  },
  'gb.tax.right-late': {
    says: 'よい理由があったか、罰の日より前に支払いの時間を約束していたら、遅れの罰はなくなります。',
  },
  'gb.tax.right-simple': {
    says: '数字が違えば、60日以内に HMRC に言います。返事の後、30日以内に訴えられます。',
  },
  'gb.tax.know-child-charge': {
    says: 'あなたかパートナーの収入が£60,000を超えると始まります。£80,000で児童手当が全部なくなります。支払いを止めて権利は残せます。',
  },
  'gb.copyright.know-small': {
    says: '£10,000までの請求は、特別な裁判所の少額の手続きに行きます。負けても相手の費用は少ししか払いません。',
  },
}
