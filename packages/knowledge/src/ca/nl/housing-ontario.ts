/** Notices to end a tenancy and late rent in Ontario: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_ONTARIO_NL: Words = {
  'ca.home.on-element-date': {
    says: 'Een opzegging in Ontario moet de dag noemen waarop de huur zou eindigen.',
    name: 'De einddatum (termination date)',
    ifMissing:
      'Wij zien geen einddatum (termination date). Zonder die datum geldt de opzegging misschien niet. Vraag een juridisch loket (legal clinic).',
  },
  'ca.home.on-board': {
    says: 'In Ontario kan alleen de Landlord and Tenant Board bevelen dat u eruit moet, en alleen de sheriff kan dat uitvoeren.',
  },
  'ca.home.on-void': {
    says: 'In Ontario kunt u een N4 laten eindigen. Betaal alle huur die u schuldig bent voordat de verhuurder naar de Board gaat.',
  },
  'ca.home.on-before-order': {
    says: 'Ook nadat zij naar de Board gingen, kunt u het stoppen. Betaal de huur en de kosten van de aanvraag (filing fee) voordat het bevel er is.',
  },
  'ca.home.on-n4-time': {
    says: 'Een N4 die sinds 21 september 2026 is gegeven, heeft maar 7 dagen nodig. Daarvoor waren het er 14 als u per maand huurt.',
  },
  'ca.home.on-n4': {
    says: 'Een N4 van voor 21 september 2026 geeft wie per maand huurt minstens 14 dagen om te betalen. Wij tellen vanaf de datum ervan. De einddatum (termination date) op het formulier geldt.',
    action: 'Betaal alle huur die u schuldig bent',
    consequence: 'De verhuurder kan de Board vragen u uit te zetten.',
  },
  'ca.home.on-n4-seven': {
    says: 'Een N4 geeft u minstens 7 dagen om te betalen. Wij tellen vanaf de datum ervan. De einddatum (termination date) op het formulier geldt.',
    action: 'Betaal alle huur die u schuldig bent',
    consequence: 'De verhuurder kan de Board vragen u uit te zetten.',
  },
  'ca.home.on-bill-60': {
    says: 'Wilt u op de zitting slecht onderhoud noemen, betaal de verhuurder dan eerst de helft van de geëiste huur. Doe dat zeven dagen ervoor, en stuur voor die dag uw punten en bewijs. U mag altijd zeggen dat het bedrag niet klopt.',
  },
  'ca.home.on-n12': {
    says: 'In Ontario moet een verhuurder die de woning voor familie of een koper wil, 60 dagen geven, tot het einde van een huurperiode.',
  },
  'ca.home.on-n12-pay': {
    says: 'Bij eigen gebruik hebt u recht op één maand huur, of een aanbod van een andere woning. Sinds 21 september 2026 hoeft een verhuurder die 120 dagen geeft dat niet te betalen. Voor een koper blijft het verschuldigd.',
  },
  'ca.home.on-relief': {
    says: 'De Board moet kijken naar alles wat voor u spreekt. Hij kan een uitzetting weigeren of uitstellen, ook als u de regels schond.',
  },
  'ca.home.on-bad-faith': {
    says: 'Was de reden van eigen gebruik onwaar, dan kunt u tot 12 maanden huur en meer eisen. Doe dat binnen één jaar na uw vertrek.',
  },
  'ca.home.on-step': {
    says: 'U hoeft niet weg op de datum in de opzegging. Wacht op de oproep voor de zitting (notice of hearing), en ga erheen.',
  },
  'ca.home.on-n13': {
    says: 'Om te renoveren heeft een verhuurder in Ontario formulier N13 nodig, met 120 dagen tot het einde van een huurperiode of contract. De Board kijkt ook naar goede trouw en vergunningen. Een gewone brief telt niet.',
  },
  'ca.home.on-n13-return': {
    says: 'Schrijf voor u gaat dat u na het werk terug wilt, en meld daarna elk nieuw adres. U mag terug voor de huur alsof u gebleven was. Meestal krijgt u ook geld voor het vertrek.',
  },
  'ca.home.on-form': {
    says: 'In Ontario telt een opzegging van de verhuurder alleen op het formulier van de Board (LTB), zoals N12 voor eigen gebruik of N4 voor huur. Een brief in eigen woorden, een sms of e-mail is niet genoeg.',
  },
}
