/** The Dutch words of the rows in ../rent-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_NL: Words = {
  'nz.rise.want': { says: 'Uw verhuurder wil een hogere huur.' },
  'nz.rise.want-check': {
    says: 'Kijk of de verhoging volgens de wet mag voordat u meer betaalt of tekent.',
  },
  'nz.rise.reality': {
    says: 'De huur mag maar één keer in 12 maanden omhoog, met 60 dagen aankondiging. Het Tribunal kan de huur verlagen.',
  },
  'nz.rise.not-yet': {
    says: 'De nieuwe huur gaat niet eerder in dan 60 dagen na de aankondiging.',
  },
  'nz.rise.right-notice': {
    says: 'De aankondiging (notice) moet schriftelijk zijn en de nieuwe huur en de dag noemen. 60 dagen is het minste.',
  },
  'nz.rise.right-year': {
    says: 'De huur mag niet omhoog binnen 12 maanden na de laatste verhoging of na het begin van de huur.',
  },
  'nz.rise.right-market': {
    says: 'Is de huur ver boven de markthuur (market rent)? Dan kan de huurrechter (Tenancy Tribunal) die verlagen. Dien het snel na de aankondiging in.',
  },
  'nz.rise.step-market': {
    says: 'Zoek de markthuur (market rent) in uw buurt op tenancy.govt.nz en vergelijk.',
  },
  'nz.rise.step-write': {
    says: 'Is de aankondiging te kort of te vroeg? Zeg dat schriftelijk en blijf de oude huur betalen.',
  },
  'nz.rise.option-tribunal': {
    says: 'Vraag de huurrechter (Tenancy Tribunal) om een besluit over de huur (rent order).',
    title: 'Het Tribunal vragen de huur te verlagen',
    cost: 'Een klein bedrag',
    time: 'Snel na de aankondiging',
    risk: 'Misschien verandert er niets.',
    bestFor: 'De huur is ver boven de markt.',
  },
  'nz.rise.option-talk': {
    says: 'Bied schriftelijk een kleinere verhoging of een latere dag aan.',
    title: 'Met de verhuurder praten',
    cost: 'Gratis',
    time: 'Vóór de genoemde dag',
    risk: 'Ze kunnen nee zeggen.',
    bestFor: 'U betaalt goed en wilt blijven.',
  },
}
