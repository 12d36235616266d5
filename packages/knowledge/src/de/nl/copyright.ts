/** Warnings over copyright (Abmahnung): the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const COPYRIGHT_NL: Words = {
  'de.consumer.copy-want': {
    says: 'Een waarschuwingsbrief (Abmahnung) wil een getekende belofte (Unterlassungserklärung) en geld.',
  },
  'de.consumer.copy-who': {
    says: 'Advocaten schrijven voor de eigenaar van een werk, foto of naam. Ze zijn geen rechter.',
  },
  'de.consumer.copy-reality': {
    says: 'Het is ernstig als het waar is. Niets doen kan een snel bevel van de rechter brengen. Hun formulier tekenen kan u 30 jaar binden.',
  },
  'de.consumer.copy-rights': {
    says: 'U mag uw eigen kortere belofte gebruiken, de feiten betwisten en minder betalen. Voor particulieren zijn de advocaatkosten begrensd.',
  },
  'de.consumer.copy-not-yet': {
    says: 'Ze kunnen nu geen geld nemen. Daarvoor hebben ze een rechter nodig.',
  },
  'de.consumer.copy-step-nosign': {
    says: 'Teken hun formulier niet en bel hen niet. Vraag advies vóór hun datum. De datum is kort.',
  },
  'de.consumer.copy-step-who': {
    says: 'Zoek uit wie toen het internet gebruikte. Schrijf het op. Wis niets.',
  },
  'de.consumer.copy-step-modified': {
    says: 'Een advocaat of consumentencentrum kan een veranderde belofte (modifizierte Unterlassungserklärung) schrijven. Stuur haar zo nodig vóór de datum.',
  },
  'de.consumer.copy-step-valid': {
    says: 'Was u het? Geef een veranderde belofte en bied een lager bedrag. Veel zaken eindigen met een schikking.',
  },
  'de.consumer.copy-step-dispute': {
    says: 'U was het niet? Zeg wie de lijn ook zelf kon gebruiken, zoals partner, huisgenoten, gasten. U hoeft niemand te beschuldigen.',
  },
  'de.consumer.copy-option-modified': {
    says: 'Beloof het niet meer te doen, zonder de schuld te erkennen. Bied een lager bedrag.',
    title: 'Een veranderde belofte sturen, over het bedrag onderhandelen',
    cost: 'Een advocaat, of advies bij een consumentencentrum.',
    time: 'Vóór de datum.',
    risk: 'Een belofte geldt levenslang. Elke schending kost een boete.',
    bestFor: 'De schending is waarschijnlijk waar.',
  },
  'de.consumer.copy-option-dispute': {
    says: 'Zeg schriftelijk waarom het niet klopt. Bij een onwettige waarschuwing mag u uw eigen kosten eisen.',
    title: 'De waarschuwing afwijzen',
    cost: 'Een advocaat is aan te raden.',
    time: 'Vóór de datum.',
    risk: 'Een bevel van de rechter of een eis kan volgen.',
    bestFor: 'U was het niet, of het werk is van u of vrij.',
  },
  'de.consumer.copy-option-help': {
    says: 'Neem de hele brief mee en vraag een veranderde belofte.',
    title: 'Consumentencentrum of gespecialiseerde advocaat',
    cost: 'Een klein bedrag, of een vaste prijs.',
    time: 'Deze week.',
    risk: 'Geen.',
    bestFor: 'Iedereen die een Abmahnung kreeg.',
  },
  'de.consumer.copy-right-cap': {
    says: 'Voor particulieren tellen de advocaatkosten voor de belofte op een waarde van maar € 1.000. Schadevergoeding komt erbij.',
  },
  'de.consumer.copy-right-form': {
    says: 'De brief moet de eigenaar en de precieze schending noemen, en schade en kosten scheiden. Zo niet, dan heeft hij geen effect.',
  },
  'de.consumer.copy-right-family': {
    says: 'De eigenaar van de internetlijn is niet altijd aansprakelijk. Anderen thuis kunnen het gedaan hebben.',
  },
  'de.consumer.copy-warn-date': {
    says: 'De datum is kort en echt. Vraag schriftelijk meer tijd als u ervoor geen advies kunt krijgen.',
  },
  'de.consumer.copy-element-split': {
    says: 'De brief moet schade en kosten apart tonen.',
    name: 'Schade en kosten apart getoond',
    ifMissing:
      'We zien schade en advocaatkosten niet apart. Zonder dat kan de waarschuwing nietig zijn.',
  },
  'de.consumer.copy-limitation': {
    says: 'Kosten en de meeste eisen zijn te oud drie jaar na het einde van het jaar.',
    from: 'het einde van het jaar waarin de eigenaar van de schending en van u hoorde',
    restartedBy:
      'Een betaling of erkenning laat de drie jaar opnieuw beginnen. Een deel van de schade kan tien jaar duren.',
  },
  'de.consumer.desist-right-own': {
    says: 'U hoeft hun formulier niet te gebruiken. Een eigen belofte die de schending dekt, is genoeg als zij een passende boete noemt.',
  },
  'de.consumer.desist-right-costs': {
    says: 'U bent de advocaatkosten alleen schuldig als de waarschuwing klopt en duidelijk is. U mag vragen hoe ze berekend zijn.',
  },
  'de.consumer.copy-right-child': {
    says: 'Ouders zijn meestal niet aansprakelijk voor een kind dat zij het delen verboden. Zij hoeven het niet steeds te bewaken.',
  },
  'de.consumer.copy-right-court': {
    says: 'Als privépersoon kunt u hierover alleen bij de rechtbank van uw woonplaats worden aangeklaagd.',
  },
}
