/** A court charge about a TV licence: how to answer it. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const TV_LICENCE_COURT_JA: Words = {
  'gb.tv.court-step-drop': {
    says: '重い病気、危機、虐待があったなら、TV Licensingにも手紙を書いてください。証拠を送り、件をやめるよう求めます。',
  },
  'gb.tv.court-warn': {
    says: '放っておかないでください。裁判所は有罪とし、£1,000までの罰金（fine）と費用を科せます。',
  },
}
