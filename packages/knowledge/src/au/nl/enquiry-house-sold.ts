/** Questions of tenants whose home is sold: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSE_SOLD_NL: Words = {
  'au.ask.sold-vic': {
    says: 'In Victoria vraagt een opzegging wegens verkoop sinds 25 november 2025 90 dagen. Het moet op het officiële formulier, met bewijs zoals het koopcontract of de opdracht aan de makelaar. Alleen een e-mail is niet genoeg. Een vaste huurtijd eindigt er niet eerder door. U hoeft die dag niet weg: blijf huur betalen en ga naar VCAT. Alleen de politie met een bevel van VCAT mag u eruit zetten.',
  },
  'au.ask.sold-nsw': {
    says: 'In New South Wales hangt het van de verkoop af. Is er een contract getekend en wil de koper het huis leeg, dan zijn 30 dagen genoeg. Komt het pas te koop, dan moeten zij 90 dagen geven, of 60 bij een huur tot zes maanden. Een vaste huurtijd eindigt nooit voor de laatste dag. Bewijs, zoals het contract, moet erbij zitten. Klopt het niet, blijf dan en betaal door; alleen NCAT kan u eruit zetten.',
  },
  'au.ask.fixed-term-sold': {
    says: 'Nee. Een huur voor vaste tijd loopt door bij de nieuwe eigenaar. Door een verkoop hoeft u niet voor de laatste dag weg, tenzij u akkoord gaat. Blijf huur betalen en schrijf dat u tot het einde blijft. Willen zij u eerder weg, dan mag u daar geld voor vragen. Alleen het tribunaal of de rechter kan u dwingen.',
  },
  'au.ask.house-sold': {
    says: 'Een verkoop eindigt een vaste huurtijd niet voor de laatste dag. Van maand tot maand is het 90 dagen in Victoria, op het officiële formulier met bewijs. In New South Wales 30 dagen als er een contract is, 90 als het pas te koop komt. In Queensland twee maanden. Een foute opzegging bindt u niet. Blijf en betaal tot het tribunaal beslist; bel een huurdershulp.',
    dependsOn: 'uw staat en of de tijd vast is',
  },
}
