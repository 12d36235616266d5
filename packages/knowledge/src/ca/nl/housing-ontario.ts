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
    says: 'Een N4 moet u minstens 14 dagen geven om te betalen als u per maand huurt, en 7 als u per dag of week huurt.',
  },
  'ca.home.on-n4': {
    says: 'Een N4 geeft wie per maand huurt minstens 14 dagen om te betalen. Wij tellen vanaf de datum ervan. De einddatum (termination date) op het formulier geldt.',
    action: 'Betaal alle huur die u schuldig bent',
    consequence: 'De verhuurder kan de Board vragen u uit te zetten.',
  },
  'ca.home.on-bill-60': {
    says: 'Een wet van november 2025 kan de 14 dagen verkorten tot 7, vanaf een dag die de regering noemt. Betaal vóór de datum op de opzegging.',
  },
  'ca.home.on-n12': {
    says: 'In Ontario moet een verhuurder die de woning voor familie of een koper wil, 60 dagen geven, tot het einde van een huurperiode.',
  },
  'ca.home.on-n12-pay': {
    says: 'Bij eigen gebruik moet de verhuurder u meestal één maand huur betalen, of u een andere woning aanbieden. Vraag erom.',
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
}
