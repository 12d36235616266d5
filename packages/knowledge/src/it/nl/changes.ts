/** The Dutch words of Italy: changes. */
import type { Words } from '@plainletter/contracts/rule'

export const CHANGES_WORDS: Words = {
  'it.news.instalments': {
    says: 'Bij verzoeken in 2025 en 2026 geeft de belastinginner op een gewoon verzoek tot 84 delen per maand.',
    was: 'Het gewone plan had 72 delen.',
    is: 'Voor schulden tot € 120.000 krijgt u tot 84 delen, in 2027 en 2028 tot 96. U zegt alleen dat er weinig geld is.',
  },
  'it.news.absence': {
    says: 'Sinds 12 januari 2025 kan lang wegblijven zonder reden tellen als eigen ontslag. Dan is er geen NASpI.',
    was: 'Na lang wegblijven moest de werkgever u ontslaan, en was er NASpI.',
    is: 'Na meer dan 15 dagen, of de tijd in het contract, kan de werkgever het melden. U kunt aantonen waarom u niet kon schrijven.',
  },
  'it.news.consumer-credit': {
    says: 'Een decreet dat sinds 10 januari 2026 geldt, breidt de regels voor consumentenkrediet stap voor stap uit.',
    was: 'Krediet boven € 75.000, korte leningen en later betalen vielen buiten de regels.',
    is: 'Leningen tot € 100.000, kleine leningen en veel afspraken voor later betalen gelden als consumentenkrediet. Oudere contracten houden de oude regels.',
  },
  'it.news.phone-driving': {
    says: 'Sinds 14 december 2024 kost een telefoon achter het stuur vanaf € 250, en het rijbewijs kan meteen geschorst worden.',
    was: 'De boete begon bij € 165.',
    is: 'De boete is € 250 tot € 1.000, met schorsing van het rijbewijs vanaf 15 dagen.',
  },
  'it.news.early-notice': {
    says: 'Sinds 2025 geeft een vroege brief van de belastingdienst (avviso bonario) 60 dagen.',
    was: 'U had 30 dagen.',
    is: 'U hebt 60 dagen om met de lagere boete te betalen of het te laten verbeteren.',
  },
  'it.news.small-firm': {
    says: 'Sinds juli 2025 is de grens van zes maanden voor kleine bedrijven weg: het Grondwettelijk Hof schrapte haar.',
    was: 'In een bedrijf tot 15 mensen kon de rechter hoogstens zes maanden loon geven.',
    is: 'De rechter kan tot 18 maanden loon geven, ook tegen een klein bedrijf.',
  },
  'it.news.payee-check': {
    says: 'Sinds 9 oktober 2025 moet uw bank vóór een overboeking de naam met het rekeningnummer vergelijken.',
    was: 'Banken keken alleen naar het rekeningnummer (IBAN).',
    is: 'Uw bank zegt het als de naam niet past. Controleert zij niet, dan moet zij u misschien terugbetalen.',
  },
  'it.news.dispute-site-closed': {
    says: 'De Europese site voor geschillen met winkels (ODR) sloot op 20 juli 2025. Links ernaar werken niet meer.',
    was: 'Winkels moesten naar de Europese site voor geschillen linken.',
    is: 'Ga naar de geschillendienst in uw land, of voor een winkel in het buitenland naar uw Europees Consumentencentrum.',
  },
}
