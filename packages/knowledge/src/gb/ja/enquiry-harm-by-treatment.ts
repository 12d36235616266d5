/** Japanese: the words of the rows in ../enquiry-harm-by-treatment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HARM_BY_TREATMENT_JA: Words = {
  'gb.ask-injury.salon': {
    says: '写真を撮り、医師に診てもらいましょう。店は丁寧に作業する義務がありました。返金と被害の費用を書面で求めましょう。けがの請求は3年以内に裁判所に出します。何かに署名する前に弁護士に相談しましょう。',
  },
  'gb.ask-injury.hospital': {
    says: '裁判所に訴えられるのは、ミスの日か、知った日からふつう3年です。子どもは21歳までです。記録を無料で請求し、早めに医療に詳しい弁護士に相談しましょう。何が起きたかは、12か月以内に無料でNHSに、次に Ombudsman に苦情を出します。注意深い医師ならしなかったこと、または大事な危険を知らされなかったことと、害があったことを示す必要があります。',
  },
}
