/** Questions about faults in a rented home: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAULTS_IN_THE_HOME_JA: Words = {
  'nl.ask.repairs': {
    says: '書面で知らせ、家主に6週間を与えてください。その後、規制のある家では、Huurcommissieに家賃を下げるよう求められます。ほかの家では裁判官ができます。自分だけの判断で、家賃を止めないでください。',
  },
}
