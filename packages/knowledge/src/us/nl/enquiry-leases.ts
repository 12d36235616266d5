/** The Dutch words of the rows in ../enquiry-leases.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEASES_NL: Words = {
  'us.ask-home.deposit': {
    says: 'Geef uw nieuwe adres en vraag er schriftelijk om. Elke staat heeft een termijn, meestal 14 tot 45 dagen, en gewone slijtage mag niet worden gerekend. Ga daarna naar de rechtbank voor kleine zaken (small claims court).',
  },
  'us.ask-home.military-lease': {
    says: 'Met militaire orders kunt u een huurcontract beëindigen: geef schriftelijk bericht en een kopie van de orders. Het eindigt 30 dagen na de volgende huurdag, en er mogen geen kosten voor eerder vertrek worden gevraagd. Orders die uw dienst beëindigen tellen meestal ook: de rechtshulp van de basis is gratis.',
  },
  'us.ask-home.enter': {
    says: 'In de meeste staten moet een verhuurder het vooraf melden, vaak 24 uur, en een goede reden hebben. In nood mag hij meteen binnenkomen.',
    dependsOn: 'uw staat en of het nood is',
  },
  'us.ask-home.home-sold': {
    says: 'Een huurcontract loopt meestal door bij de nieuwe eigenaar, en uw borg ook. Zonder contract voor vaste tijd moeten zij de termijn van uw staat geven. Vraag schriftelijk wie nu de huur krijgt.',
    dependsOn: 'uw huurcontract en uw staat',
  },
  'us.ask-home.roommate-left': {
    says: 'Tekenden jullie allebei hetzelfde contract, dan kan de verhuurder meestal van ieder de hele huur vragen. Betaal om uw woning te houden en eis het deel van de ander bij de small claims court.',
    dependsOn: 'of jullie allebei hetzelfde contract tekenden',
  },
}
