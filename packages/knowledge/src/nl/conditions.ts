/** Conditions that several rows share, in the language of the letters. */
import type { Test } from '@plainletter/contracts/rule'

export const JUDGED: Test = {
  says: [
    'uit kracht van een vonnis',
    'krachtens vonnis',
    'krachtens het vonnis',
    'het vonnis van',
    'executoriale titel',
    'bevel tot betaling',
    'bevel om te betalen',
    'executoriaal beslag',
    'loonbeslag',
    'bankbeslag',
    'dwangbevel',
  ],
}

export const DEFAULTED: Test = { says: ['verstek', 'bij verstek', 'verstekvonnis'] }

export const HEALTH: Test = {
  says: [
    'zorgpremie',
    'zorgverzekering',
    'zorgverzekeraar',
    'zorgverzekeringen',
    'eigen risico',
    'zorgkosten',
    'premie basisverzekering',
    'wanbetalersregeling',
    'cak',
  ],
}

/** Rent is behind. */
export const RENT_OWED: Test = {
  says: [
    'huurachterstand',
    'huurschuld',
    'achterstand',
    'achterstallige huur',
    'openstaande huur',
    'huur niet betaald',
    'niet betaalde huur',
    'onbetaalde huur',
    'huurtermijnen',
  ],
}
export const RENT: Test = {
  says: ['huur', 'huurachterstand', 'huurovereenkomst', 'verhuurder', 'huurder'],
}

export const GOODS: Test = {
  says: [
    'webwinkel',
    'webshop',
    'bestelling',
    'bestellingen',
    'besteld',
    'bestelde',
    'bestelnummer',
    'ordernummer',
    'aankoop',
    'aankopen',
    'bij ons gekocht',
    'u gekocht',
    'je gekocht',
    'bol.com',
    'coolblue',
    'wehkamp',
    'zalando',
    'afterpay',
    'koop op afstand',
    'energienota',
    'stroom',
    'elektriciteit',
    'gas',
    'energie',
    'essent',
    'eneco',
    'vattenfall',
    'greenchoice',
    'oxxio',
    'kwh',
    'klarna',
    'riverty',
    'billink',
    'in3',
  ],
}

/** A contract that was made, or can have been made, on a website. */
export const ONLINE: Test = {
  says: [
    'webwinkel',
    'webshop',
    'bestelling',
    'bestellingen',
    'besteld',
    'bestelde',
    'bestelnummer',
    'ordernummer',
    'bestelknop',
    'online gekocht',
    'online afgesloten',
    'via internet',
    'via onze website',
    'koop op afstand',
    'abonnement',
    'proefabonnement',
    'proefperiode',
    'proefpakket',
    'lidmaatschap',
    'bol.com',
    'coolblue',
    'wehkamp',
    'zalando',
    'klarna',
    'riverty',
    'afterpay',
    'billink',
    'in3',
  ],
}

export const WAGE: Test = {
  says: [
    'loonbeslag',
    'beslag op uw loon',
    'beslag op uw inkomen',
    'beslag op uw uitkering',
    'beslagvrije voet',
  ],
}

export const BANK: Test = {
  says: [
    'bankbeslag',
    'beslag op uw bankrekening',
    'beslag onder de bank',
    'beslag op uw bank',
    'uw bankrekening',
    'uw rekening',
    'banktegoed',
  ],
}

export const EVICTED: Test = {
  says: ['ontruiming', 'ontruimen', 'ontruimingsvonnis', 'exploot van ontruiming'],
}

export const ONSPOT: Test = { says: ['op staande voet', 'dringende reden'] }

export const AGREEMENT: Test = {
  says: [
    'vaststellingsovereenkomst',
    'beëindigingsovereenkomst',
    'beëindiging met wederzijds goedvinden',
  ],
}

/** A punishment of the public prosecutor: criminal law, with a time limit of its own. */
export const PENAL_ORDER: Test = {
  says: ['strafbeschikking', 'om-strafbeschikking', 'verzetschrift'],
}

/** UWV refuses, ends or cuts unemployment benefit. */
export const BENEFIT_DECISION: Test = {
  says: [
    'geen recht op een ww-uitkering',
    'uw aanvraag ww-uitkering',
    'uw aanvraag voor een ww-uitkering',
    'uw aanvraag voor ww',
    'uw ww-uitkering is',
    'uw ww-uitkering stopt',
    'wij verlagen uw ww-uitkering',
    'we verlagen uw ww-uitkering',
    'uw ww-uitkering verlaagd',
  ],
}

export const PARKTAX: Test = { says: ['naheffingsaanslag', 'parkeerbelasting'] }

/** A private place to park: a matter of contract, with no fine of the state. */
export const PRIVATE_GROUND: Test = {
  says: [
    'privéterrein',
    'privé terrein',
    'privéparkeerplaats',
    'privéparkeerterrein',
    'privéparking',
    'parkeervoorwaarden',
    'particulier terrein',
    'eigen terrein',
    'parkeergarage',
    'treintje rijden',
    'verloren kaart',
    'parkeerbedrijf',
  ],
}

export const RAISED: Test = {
  says: ['aanmaning', 'eerste aanmaning', 'tweede aanmaning', 'verhoging'],
}

/** The letter asks for money back; a refusal alone does not. */
export const PAID_BACK: Test = {
  says: [
    'terugvordering',
    'terugvorderen',
    'teruggevorderd',
    'terugvorderingsbesluit',
    'terugbetalen',
    'terug te betalen',
    'terugbetaling',
    'terug moet betalen',
    'moet u terugbetalen',
    'te veel',
    'teveel',
    'te veel ontvangen',
    'te veel betaald',
    'onverschuldigd',
    'onterecht ontvangen',
    'brutering',
  ],
}

/** The letter announces another rent; it does not say that rent is owed. */
export const RENT_RISE: Test = {
  says: [
    'huurverhogingsvoorstel',
    'voorstel tot huurverhoging',
    'voorstel huurverhoging',
    'jaarlijkse huurverhoging',
    'jaarlijkse huuraanpassing',
    'nieuwe huurprijs',
  ],
}

/** Bodies of the state, by their names: for what is owed to them other law holds than for contracts. */
export const PUBLIC_BODY: Test = {
  sender: [
    'gemeente',
    'waterschap',
    'hoogheemraadschap',
    'wetterskip',
    'belastingsamenwerking',
    'cjib',
    'centraal justitieel',
    'duo',
    'dienst uitvoering onderwijs',
    'belastingdienst',
    'uwv',
    'sociale verzekeringsbank',
  ],
}

/** An agency lends its workers to others, and often lets them a bed; its letters come in their own language too. */
export const AGENCY: Test[] = [
  { sender: ['uitzend', 'employment agency'] },
  { says: ['uitzendovereenkomst', 'uitzendkracht', 'uitzendbeding', 'pracę tymczasową'] },
]
/** A place to sleep that comes with the job. */
export const BED: Test = {
  says: [
    'huisvesting',
    'woonruimte',
    'woning',
    'kamer',
    'sleutels',
    'accommodation',
    'zakwaterowanie',
    'zakwaterowania',
    'kluczy',
  ],
}
