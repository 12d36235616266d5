/** Questions about contracts that run on: subscriptions, gym, phone and internet: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RUNNING_CONTRACT_WORDS: Words = {
  'fr.ask-buy.subscription': {
    says: 'Na de minimale looptijd mag u opzeggen, ook online. Waarschuwde het bedrijf u niet voor een verlenging, dan mag u altijd gratis opzeggen.',
    dependsOn: 'of er nog een minimale looptijd loopt',
  },
  'fr.ask-buy.telecom-year': {
    says: 'Een telefoon- of internetrekening is te oud één jaar na de vervaldag, tenzij u in die tijd werd gedagvaard. Brieven en telefoontjes van een incassobureau veranderen dat niet. Schrijf dat ze verjaard is (L. 34-2), betaal en erken niets. Wat u al betaalde komt niet terug. Kosten zonder titel zijn niet voor u.',
  },
  'fr.ask-buy.gym-health': {
    says: 'Een sportschoolcontract zonder uitweg bij een ernstige gezondheidsreden kan oneerlijk zijn. Zo’n beding bindt u niet. Stuur de doktersverklaring aangetekend. Ga daarna naar de bemiddelaar.',
  },
  'fr.ask-buy.phone-early': {
    dependsOn: 'hoe lang het contract al loopt',
    says: 'Geen looptijd gaat boven 24 maanden. Vanaf maand 13 vertrekt u zonder kosten, of met hoogstens 20 % van de rest als de telefoon goedkoper was. Daarvoor bent u de rest van het eerste jaar schuldig. Extra kosten moeten in het contract staan.',
  },
}
