/** Questions of tenants who are told to go at the end of a lease or for the owner, and who share a lease: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEASE_REASONS_NL: Words = {
  'au.ask.lease-end-no-reason': {
    says: 'In New South Wales (sinds 19 mei 2025), Victoria (sinds 25 november 2025) en Zuid-Australië is het einde van het contract geen reden. Er is een reden uit de wet nodig, met bewijs. Anders werkt de opzegging niet en loopt het per maand door. In Queensland is het einde een reden, met twee maanden. In West-Australië zijn 30 dagen genoeg. Alleen het tribunaal kan u eruit zetten.',
    dependsOn: 'uw staat',
  },
  'au.ask.owner-moving-in': {
    says: 'Het is een geldige reden, maar alleen met de juiste opzegging. In New South Wales en Victoria 90 dagen bij maandhuur, op het juiste formulier met bewijs. In Queensland twee maanden. Een vaste tijd eindigt er niet eerder door, en een sms is niet genoeg. Klopt het niet, blijf en betaal. Verhuren zij snel opnieuw, dan kunt u klagen. Bel een huurdershulp.',
  },
  'au.ask.co-tenant': {
    says: 'Meestal ja. Staan jullie beiden in het contract, dan kan de verhuurder van elk de hele huur vragen. Betaal om de woning te houden en vorder de helft van uw huisgenoot: schriftelijk met een datum, met afschriften, dan tribunaal of kleine zaak. Meld de makelaar schriftelijk dat hij weg is. Vraag om een ander op het contract. Zijn deel van de borg kan meetellen.',
  },
}
