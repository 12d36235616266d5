/** Health funds that raise their extra rate: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_HEALTH_FUNDS_NL: Words = {
  'de.price.fund-right': {
    says: 'Verhoogt uw ziekenfonds de extra premie (Zusatzbeitrag), dan mag u weg tot het einde van de eerste maand met de nieuwe premie.',
  },
  'de.price.fund-step': {
    says: 'Vergelijk de premies. Wilt u weg, meld u dan in die tijd bij een ander fonds aan. Dat zegt het oude voor u op.',
  },
  'de.price.fund-reality': {
    says: 'Elk ziekenfonds bepaalt zijn eigen extra premie. Wat ze betalen is volgens de wet bijna gelijk, dus vergelijken loont.',
  },
  'de.price.fund-told': {
    says: 'Sinds de zomer van 2026 hoeft het fonds u de verhoging niet meer in een eigen brief te melden. Kijk op zijn site of in de lijst van het GKV-Spitzenverband.',
  },
  'de.price.fund-free': {
    says: 'Het nieuwe fonds moet u aannemen. Het mag niet naar uw gezondheid of leeftijd vragen.',
  },
  'de.price.fund-option': {
    says: 'Meld u online aan bij een ander fonds. U blijft zonder gat verzekerd.',
    title: 'Naar een goedkoper ziekenfonds',
    cost: 'Gratis.',
    time: 'Tot het einde van de eerste maand met de nieuwe premie.',
    risk: 'Tot de overstap, ongeveer twee maanden, betaalt u de nieuwe premie.',
    bestFor: 'Een ander fonds is goedkoper.',
  },
}
