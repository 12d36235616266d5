/** Contributions to Urssaf: the demand to pay. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const URSSAF_DEBT_JA: Words = {
  'fr.public.urssaf-deadline': {
    says: 'Urssafの求めを、その不服の委員会に争うために2か月あります。1か月以内に、払うか解決しなければなりません。',
    action: 'Urssafの不服の委員会に争う',
    consequence: 'その後、Urssafは命令（contrainte）を出せ、それを争うのはとても難しいです。',
  },
  'fr.public.urssaf-want': {
    says: 'Urssafが、社会保険のお金を求めています。',
  },
}
