/** A notice of a higher rent in England, from a private or a social landlord: what makes it count, who can set the rent, and what to do before the day. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_INCREASE_NL: Words = {
  'gb.rent-rise.not-yet': {
    says: 'Tot de dag in de brief bent u alleen de oude huur schuldig. Nee zeggen is geen wettelijke reden om u uit huis te zetten.',
  },
  'gb.rent-rise.reality': {
    says: 'De rechter (tribunal) kijkt naar de huur van gelijke woningen in de buurt. Wat u kunt betalen telt niet. Verzamel dus advertenties.',
  },
  'gb.rent-rise.right-faulty': {
    says: 'Een brief op het verkeerde formulier, met minder dan twee maanden of binnen 52 weken na de vorige verhoging verandert uw huur niet. De rechter kan dat zeggen.',
  },
  'gb.rent-rise.right-hardship': {
    says: 'Brengt de nieuwe huur u echt in nood? Dan kan de rechter het begin tot twee maanden na de uitspraak uitstellen.',
  },
  'gb.rent-rise.right-leave': {
    says: 'U mag de huur schriftelijk opzeggen met twee maanden termijn. Een reden hoeft niet.',
  },
  'gb.rent-rise.step-check': {
    says: 'Kijk drie dingen na. Is het Form 4A? Zijn er twee volle maanden tot de begindag? Zijn er 52 weken voorbij sinds de vorige verhoging of uw intrek?',
  },
  'gb.rent-rise.step-mark': {
    says: 'Noteer de dag waarop de nieuwe huur begint. Wilt u die aanvechten? Dan moet uw formulier vóór die dag bij de rechter zijn.',
  },
  'gb.rent-rise.step-old-rent': {
    says: 'Betaal de oude huur op tijd tot de nieuwe begint. Nu al meer betalen kan op een ja lijken.',
  },
  'gb.rent-rise.step-benefits': {
    says: 'Krijgt u Universal Credit of Housing Benefit? Meld de nieuwe huur zodra die ingaat. Vraag een adviseur naar andere hulp.',
  },
  'gb.rent-rise.option-tribunal': {
    says: 'Stuur de rechter (tribunal) het formulier, deze brief en advertenties van gelijke woningen, voordat de nieuwe huur begint.',
    title: 'De huur laten vaststellen',
    cost: '£47, zonder kosten voor een zitting. Bij een laag inkomen kunt u hulp vragen.',
    time: 'Enkele weken of maanden. Tot dan betaalt u de oude huur.',
    risk: 'Laag. De huur wordt nooit hoger dan de verhuurder vraagt.',
    bestFor: 'De huur is hoger dan die van gelijke woningen, of de brief heeft een fout.',
  },
  'gb.rent-rise.option-talk': {
    says: 'Laat de verhuurder huren van gelijke woningen zien en bied wat u kunt betalen. Vraag een antwoord op papier.',
    title: 'Een kleinere verhoging aanbieden',
    cost: 'Alleen wat u afspreekt.',
    time: 'Enkele dagen.',
    risk: 'Praten stopt de termijn niet. Wat u tekent kan u binden.',
    bestFor: 'U wilt blijven zonder ruzie.',
  },
  'gb.rent-rise.insight-rent-day': {
    says: 'De nieuwe huur moet beginnen op de eerste dag van een huurperiode. Vaak is dat uw betaaldag.',
    actionable:
      'Vergelijk de begindag met uw betaaldag. Verschillen ze? Zeg het de verhuurder en de rechter.',
  },
  'gb.rent-rise.right-social': {
    says: 'De gemeente (council) of woningvereniging (housing association) mag de meeste huren eens per jaar verhogen, binnen een grens van de regering.',
  },
  'gb.rent-rise.right-council-notice': {
    says: 'De gemeente (council) moet u de nieuwe huur minstens vier weken vooraf schriftelijk melden.',
  },
  'gb.rent-rise.step-social': {
    says: 'Vraag hoe de nieuwe huur en de servicekosten zijn berekend, en of ze binnen de grens van de regering blijven.',
  },
  'gb.rent-rise.option-social': {
    says: 'Klaag eerst bij de verhuurder. Na het laatste antwoord kunt u naar de Housing Ombudsman.',
    title: 'Klagen bij de verhuurder',
    cost: 'Niets.',
    time: 'Enkele weken.',
    risk: 'Geen. Blijf uw huur betalen.',
    bestFor: 'Het bedrag is over de grens of niemand legt het uit.',
  },
  'gb.rent-rise.deadline-england': {
    says: 'De rechter (tribunal) moet uw formulier hebben voordat de nieuwe huur begint. We tellen tot de laatste werkdag ervoor.',
    action: 'Het formulier naar de rechter sturen, als u de huur wilt aanvechten',
    consequence: 'Daarna gaat de nieuwe huur in en kan de rechter er niet meer naar kijken.',
  },
  'gb.rent-rise.reality-social': {
    says: 'De meeste sociale huren gaan eens per jaar omhoog, vaak in april. Kijk het bedrag na en welke hulp er is.',
  },
  'gb.rent-rise.not-yet-social': {
    says: 'Vragen stellen over een verhoging is geen reden om u uit huis te zetten. Alleen de rechter kan de huur beëindigen.',
  },
  'gb.rent-rise.insight-lodger': {
    says: 'Deze regels gelden voor huurders die niet bij de verhuurder wonen. Voor een kamer bij de verhuurder of in een studentenhuis gelden andere.',
    actionable:
      'Woont u bij de verhuurder of in een studentenhuis? Kijk in uw contract en vraag Shelter.',
  },
}
