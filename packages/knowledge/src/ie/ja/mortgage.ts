/** The Japanese words of Ireland: mortgages. */
import type { Words } from '@plainletter/contracts/rule'

export const MORTGAGE_JA: Words = {
  'ie.mortgage.right-court': {
    says: '貸し手が家を取るには、裁判所の命令が必要です。裁判の日には毎回行き、説明できます。',
  },
  'ie.mortgage.right-adjourn': {
    says: '支払不能の整理計画（PIA）を頼む間、裁判所は手続きを止められます。',
  },
  'ie.mortgage.right-insolvency': {
    says: '個人再建の専門家（personal insolvency practitioner）が、家に住み続ける計画を作れます。貸し手が断っても、裁判所が認めることがあります。MABSに無料の利用券（Abhaile）を頼んでください。',
  },
  'ie.mortgage.right-steps': {
    says: '裁判の前に、貸し手は住宅ローン滞納の決まった手順を踏み、すべての方法を検討し、不服の機会を与えていなければなりません。各段階の証拠を求めましょう。',
  },
}
