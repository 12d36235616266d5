/** Questions about contracts that run on, and gyms: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SERVICES_DE: Words = {
  'be.ask.end-contract': {
    says: 'Nach stiller Verlängerung können Sie einen Dienstvertrag jederzeit gratis beenden, mit höchstens zwei Monaten Frist. Telefon und Internet jeden Tag, nach sechs Monaten gratis. Schreiben Sie es und behalten Sie Beweise.',
  },
  'be.ask.gym-health': {
    dependsOn: 'ob das Studio den Verhaltenskodex unterschrieben hat',
    says: 'Viele Studios haben den Verhaltenskodex unterschrieben. Mit Attest können Sie dann kostenlos aufhören, wenn Sie nie mehr trainieren dürfen, sonst pausieren. Hat Ihres nicht unterschrieben, bitten Sie trotzdem. Gehen Sie dann zur kostenlosen Ombudsstelle.',
  },
}
