/** A letter on deductions from a tenancy deposit in Northern Ireland: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_NORTHERN_IRELAND_NL: Words = {
  'gb.deposit.right-protected-ni': {
    says: 'De verhuurder moest de borg binnen 28 dagen bij een dienst (scheme) zetten en u binnen 35 dagen inlichten. Zo niet, meld het de gemeente (council, environmental health).',
  },
  'gb.deposit.right-scheme-ni': {
    says: 'U kunt elk bedrag weigeren. De dienst (scheme) kan dan gratis beslissen.',
  },
  'gb.deposit.step-ni': {
    says: 'Schrijf welke bedragen u weigert, vraag bewijs en meld het geschil meteen bij de dienst (scheme).',
  },
  'gb.deposit.option-ni': {
    says: 'Laat de dienst (scheme) op papier beslissen en stuur foto’s en berichten.',
    title: 'De gratis dienst gebruiken',
    cost: 'Niets.',
    time: 'Enkele weken.',
    risk: 'Er kan een termijn zijn.',
    bestFor: 'De bedragen zijn te hoog of zonder bewijs.',
  },
  'gb.deposit.right-proof-ni': {
    says: 'De verhuurder moet elk bedrag bewijzen. Gewone slijtage is geen schade.',
  },
}
