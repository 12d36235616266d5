/** Questions about things bought: withdrawal, guarantee, delivery and used cars: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PURCHASE_WORDS: Words = {
  'fr.ask-buy.withdraw': {
    says: 'Online, per telefoon of aan de deur: 14 dagen, zonder reden. In een winkel is er dat recht niet, alleen wat de winkel biedt.',
    dependsOn: 'hoe u het kocht',
  },
  'fr.ask-buy.guarantee': {
    says: 'Twee jaar lang moet de verkoper het gratis repareren of vervangen. Gebeurt dat niet binnen 30 dagen, dan mag u uw geld terugvragen. Bij tweedehands ligt het bewijs één jaar bij de verkoper.',
  },
}
