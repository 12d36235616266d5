/** Questions about money for care in old age: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ATTENDANCE_ALLOWANCE_NL: Words = {
  'gb.ask-benefit.attendance': {
    says: 'Ja. Boven de pensioenleeftijd kan wie hulp nodig heeft bij wassen, aankleden of veilig blijven Attendance Allowance krijgen. Spaargeld en inkomen tellen niet; het is belastingvrij. De behoefte moet meestal zes maanden bestaan. Vraag het formulier via 0800 731 0122 (Noord-Ierland 0800 587 0912) en beschrijf de slechte dagen. Het kan Pension Credit verhogen; ook de verzorger kan iets krijgen.',
  },
}
