/** The Dutch words of Germany: scam. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_NL: Words = {
  'de.consumer.scam-want': { says: 'Dit lijkt oplichting. Ze willen uw geld of uw gegevens.' },
  'de.consumer.scam-who': {
    says: 'Oplichters gebruiken namen van rechtbanken, politie, banken, pakketdiensten en incassobureaus. Echte kantoren vragen nooit om PIN-codes, cadeaukaarten of cryptogeld.',
  },
  'de.consumer.scam-reality': {
    says: 'U bent dit niet schuldig. Er gebeurt niets als u niet antwoordt.',
  },
  'de.consumer.scam-not-yet': {
    says: 'Ze kunnen geen gerechtsdeurwaarder sturen, uw rekening niet blokkeren en u niet arresteren.',
  },
  'de.consumer.scam-step-stop': {
    says: 'Betaal niet, klik niet, bel niet terug en geef geen gegevens. Bewaar de brief als bewijs.',
  },
  'de.consumer.scam-step-check': {
    says: 'Twijfelt u? Zoek het bedrijf op in het Rechtsdienstleistungsregister, en gebruik een telefoonnummer dat u zelf vond.',
  },
  'de.consumer.scam-step-own-way': {
    says: 'Twijfel? Open zelf de echte app of site, of bel een nummer dat u kent. Familie met een nieuw nummer: bel het oude.',
  },
  'de.consumer.scam-step-bank': {
    says: 'Betaald of gegevens gegeven? Bel nu uw bank, of 116 116 om kaarten en internetbankieren te blokkeren.',
  },
  'de.consumer.scam-step-police': {
    says: 'Meld het bij de politie, online (Onlinewache) of op een bureau. Het is gratis.',
  },
  'de.consumer.scam-right-bank': {
    says: 'De bank moet terugbetalen wat u niet toestond, vóór het einde van de volgende werkdag. Zij mag alleen wachten als zij een verdenking meldt.',
  },
  'de.consumer.scam-right-gross': {
    says: 'U draagt het verlies alleen bij grove onvoorzichtigheid, zoals uw PIN of TAN weggeven. De bank moet dat bewijzen.',
  },
  'de.consumer.scam-right-debit': {
    says: 'Een automatische incasso kan bij uw bank binnen acht weken zonder reden terug. Stond u haar nooit toe, dan 13 maanden.',
  },
  'de.consumer.scam-option-ignore': {
    says: 'Reageer niet. Blokkeer de afzender.',
    title: 'Niet antwoorden, als bewijs bewaren',
    cost: 'Niets.',
    time: 'Geen.',
    risk: 'Echte post van de rechtbank in een gele envelop mag u nooit negeren.',
    bestFor: 'De brief is vals.',
  },
  'de.consumer.scam-option-report': {
    says: 'Doe online aangifte en zeg het de Verbraucherzentrale.',
    title: 'Bij de politie melden',
    cost: 'Gratis.',
    time: '15 minuten online.',
    risk: 'Geen.',
    bestFor: 'Iedereen, vooral als er geld weg is.',
  },
  'de.consumer.scam-warn-again': {
    says: 'Wie aanbiedt uw geld tegen betaling terug te halen, is vaak dezelfde bende.',
  },
  'de.consumer.scam-insight-iban': {
    says: 'Geld naar een rekening in het buitenland, in cryptogeld of per bon is een sterk teken van oplichting.',
    actionable: 'Zoek het bedrijf op in het register voordat u iets doet.',
  },
  'de.consumer.scam-right-two-proofs': {
    says: 'Vroeg de bank geen twee bewijzen dat u het was (starke Kundenauthentifizierung), dan draagt u het verlies niet, tenzij u zelf wilde bedriegen.',
  },
}
