/** Questions about the minimum wage: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MINIMUM_WAGE_JA: Words = {
  'de.ask-job.minimum-wage': {
    says: '2026年は、ミニジョブ（Minijob）でも、1時間に少なくとも€13.90です。2027年1月1日からは€14.60です。',
  },
  'de.ask-job.minimum-wage-2027': {
    says: '2027年1月1日から、ミニジョブ（Minijob）でも、1時間に少なくとも€14.60です。',
  },
}
