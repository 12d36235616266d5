/** Questions about the thirteenth month’s pay: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_THIRTEENTH_MONTH_NL: Words = {
  'ch.ask.thirteenth': {
    says: 'Belooft uw contract of cao een dertiende maand als loon, dan krijgt u het deel voor de gewerkte maanden, ook als u voor december gaat. Dat u er dan nog moet zijn, geldt niet voor loon. Een echte vrijwillige bonus krijgt u alleen deels als dat is afgesproken. Elk jaar betaald zonder voorbehoud? Dan kan het loon zijn. Vraag het schriftelijk met een datum.',
    dependsOn: 'of het als loon of als bonus is afgesproken',
  },
}
