/** Questions about contracts that run on, and gyms: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SERVICES_NL: Words = {
  'be.ask.end-contract': {
    says: 'Na een stilzwijgende verlenging kunt u een dienstencontract altijd gratis stoppen, met hoogstens twee maanden. Telefoon en internet elke dag, na zes maanden gratis. Doe het schriftelijk en bewaar bewijs.',
  },
  'be.ask.gym-health': {
    dependsOn: 'of de fitness de gedragscode tekende',
    says: 'Veel fitnesscentra tekenden de gedragscode. Met een doktersattest kunt u dan gratis stoppen als u nooit meer mag sporten, of anders pauzeren. Tekende uw centrum niet, vraag het toch. Ga daarna naar de gratis ombudsdienst.',
  },
}
