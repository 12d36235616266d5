/** The Dutch words of the rows in ../rent-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_NL: Words = {
  'ca.rise.want': { says: 'Uw verhuurder wil een hogere huur.' },
  'ca.rise.want-check': {
    says: 'Controleer of de verhoging mag voordat u meer betaalt of tekent.',
  },
  'ca.rise.reality': {
    says: 'Voor een verhoging is op tijd een bericht op papier nodig, meestal drie maanden van tevoren, en niet vaker dan één keer per jaar.',
  },
  'ca.rise.on-notice': {
    says: 'In Ontario moet u 90 dagen van tevoren bericht krijgen op formulier N1. De meeste huren mogen in 2026 hoogstens 2,1% stijgen en in 2027 hoogstens 1,9%.',
  },
  'ca.rise.bc-notice': {
    says: 'In British Columbia moet u drie volle maanden van tevoren bericht krijgen op het juiste formulier, één keer per jaar, en binnen de grens van het jaar.',
  },
  'ca.rise.qc-refuse': {
    says: 'In Québec kunt u de verhoging binnen één maand na het bericht weigeren en blijven. De verhuurder moet dan naar het huurtribunaal.',
  },
  'ca.rise.right-stay': {
    says: 'Totdat een geldige verhoging begint, bent u de oude huur schuldig en kunt u blijven.',
  },
  'ca.rise.step-check': {
    says: 'Controleer de datum van de laatste verhoging, de tijd van tevoren, het formulier en de grens van uw provincie.',
  },
  'ca.rise.option-dispute': {
    says: 'Zeg schriftelijk wat er niet klopt. Het tribunaal van uw provincie kan beslissen.',
    title: 'Betwist het',
    cost: 'Gratis of een klein bedrag',
    time: 'Binnen de tijd van uw provincie',
    risk: 'Betaal de oude huur helemaal.',
    bestFor: 'Het bericht is te kort, te vroeg of boven de grens.',
  },
  'ca.rise.ab-notice': {
    says: 'In Alberta begrenst geen wet de huur. Maar die mag maar één keer in 365 dagen stijgen, en wie per maand huurt moet drie volle maanden van tevoren bericht krijgen.',
  },
  'ca.rise.ns-cap': {
    says: 'In Nova Scotia mag de huur van wie er al woont hoogstens 5% per jaar stijgen, tot het einde van 2027. Die mag maar één keer in 12 maanden stijgen, met vier maanden van tevoren bericht.',
  },
  'ca.rise.qc-month': {
    says: 'U hebt één maand na ontvangst van de brief om te antwoorden. Voor de zekerheid tellen we vanaf de datum.',
    action:
      'Schriftelijk antwoorden: de nieuwe voorwaarden weigeren en blijven, of zeggen dat u vertrekt',
    consequence: 'Als u niets zegt, gelden de nieuwe huur en voorwaarden.',
  },
  'ca.rise.qc-step': {
    says: 'Is de verhoging of een andere wijziging te veel, schrijf dan dat u weigert en blijft. Doe het binnen één maand, met bewijs. Zwijgen geldt als ja.',
  },
  'ca.rise.qc-option': {
    title: 'Weiger de verhoging en blijf',
    cost: 'De post',
    time: 'Binnen één maand na ontvangst',
    risk: 'Het tribunaal kan een hogere huur bepalen. In een woning van vijf jaar of jonger, of een coöperatie, lees eerst deel F van het contract: daar kan weigeren betekenen dat u weg moet.',
    bestFor: 'De verhoging is hoog, of ze nemen u iets af.',
    says: 'De verhuurder heeft dan één maand om het huurtribunaal (TAL) de huur te laten bepalen. Doet hij dat niet, dan loopt de huur door zoals ze is.',
  },
}
