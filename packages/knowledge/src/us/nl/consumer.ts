/** The Dutch words of the rows in ../consumer.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_NL: Words = {
  'us.consumer.want': {
    says: 'Een bedrijf zegt wat het wel of niet doet met uw aankoop of contract.',
  },
  'us.consumer.who': {
    says: 'Dit is een particulier bedrijf. Als het nee zegt, is dat niet het laatste woord.',
  },
  'us.consumer.reality': {
    says: 'Er is geen algemeen recht om spullen terug te brengen omdat u zich bedenkt. Kapotte spullen en verborgen kosten zijn anders.',
  },
  'us.consumer.rights-summary': {
    says: 'U kunt een afschrijving van uw kaart betwisten, de garantie gebruiken, klagen bij uw staat, en naar de rechtbank voor kleine zaken (small claims court).',
  },
  'us.consumer.right-billing': {
    says: 'Kwamen de spullen niet, of klopt een afschrijving niet? Schrijf de kaartmaatschappij binnen 60 dagen na het afschrift.',
  },
  'us.consumer.right-cooling-off': {
    says: 'Een verkoop vanaf $25 bij u thuis, of vanaf $130 in een hotel of op een beurs, kunt u annuleren tot middernacht van de derde werkdag.',
  },
  'us.consumer.right-online-cancel': {
    says: 'Een bedrijf op internet moet u de voorwaarden vertellen, duidelijk uw ja krijgen, en een simpele manier geven om de afschrijvingen te stoppen.',
  },
  'us.consumer.right-delivery': {
    says: 'Spullen die u online koopt, moeten worden verzonden binnen de beloofde tijd, of binnen 30 dagen. Zo niet, dan kunt u annuleren en uw geld terugkrijgen.',
  },
  'us.consumer.right-warranty': {
    says: 'Als een bedrijf zijn schriftelijke garantie niet nakomt, kunt u naar de rechter en misschien de kosten van uw advocaat krijgen.',
  },
  'us.consumer.right-small-claims': {
    says: 'U kunt met het bedrijf naar de rechtbank voor kleine zaken (small claims court) zonder advocaat. Elke staat heeft een eigen hoogste bedrag.',
  },
  'us.consumer.step-write': {
    says: 'Schrijf het bedrijf: wat u kocht, wat er misging, wat u wilt, en uiterlijk wanneer.',
  },
  'us.consumer.step-card': {
    says: 'Betaalde u met een creditcard? Betwist de afschrijving dan meteen schriftelijk bij de kaartmaatschappij.',
  },
  'us.consumer.step-proof': {
    says: 'Bewaar de bon, het contract, foto’s en alle berichten.',
  },
  'us.consumer.option-card': {
    says: 'Stuur een brief naar het adres voor betwiste rekeningen. Zij moeten binnen 30 dagen antwoorden en binnen twee rekeningperioden beslissen.',
    title: 'Betwisten bij de kaartmaatschappij',
    cost: 'Gratis',
    time: 'Binnen 60 dagen na het afschrift',
    risk: 'Geen als u eerlijk bent. Blijf de rest betalen.',
    bestFor: 'U betaalde met een creditcard.',
  },
  'us.consumer.option-complain': {
    says: 'De procureur-generaal van uw staat (attorney general) of het consumentenkantoor kan druk zetten op het bedrijf. Meld het ook bij de FTC.',
    title: 'Klagen bij uw staat',
    cost: 'Gratis',
    time: 'Weken',
    risk: 'Geen.',
    bestFor: 'Het bedrijf antwoordt niet.',
  },
  'us.consumer.option-court': {
    says: 'Dien uw zaak in bij de rechtbank in uw buurt. U vertelt het de rechter in uw eigen woorden.',
    title: 'Naar de rechtbank voor kleine zaken (small claims court)',
    cost: 'Kleine kosten om in te dienen',
    time: 'Een tot drie maanden',
    risk: 'U kunt die kosten kwijt zijn.',
    bestFor: 'Het bedrag is onder de grens en u hebt bewijs.',
  },
}
