/** The Dutch words of the rows in ../court-by-province.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_BY_PROVINCE_NL: Words = {
  'ca.claim.on-defence': {
    says: 'In Ontario hebt u 20 dagen vanaf de betekening om een verweer in te dienen. Voor de zekerheid tellen wij vanaf de datum van het papier.',
    action: 'Dien uw verweer in bij de Small Claims Court',
    consequence: 'De rechter kan hun gelijk geven zonder u te horen.',
  },
  'ca.claim.bc-reply': {
    says: 'In British Columbia hebt u 14 dagen vanaf de betekening om een antwoord (reply) in te dienen. Voor de zekerheid tellen wij vanaf de datum van het papier.',
    action: 'Dien uw antwoord (reply) in bij de rechtbank of het tribunaal',
    consequence:
      'Ze kunnen een bevel bij verstek (default order) krijgen zonder dat u gehoord bent.',
  },
  'ca.claim.ab-dispute': {
    says: 'In Alberta hebt u 20 dagen vanaf de betekening om een betwisting (dispute note) in te dienen. Voor de zekerheid tellen wij vanaf de datum van het papier.',
    action: 'Dien een betwisting (dispute note) in bij de rechtbank',
    consequence: 'Ze kunnen een vonnis krijgen zonder dat u gehoord bent.',
  },
  'ca.claim.qc-answer': {
    says: 'In Québec hebt u 15 dagen vanaf de betekening om te antwoorden op een dagvaarding (assignation). Voor de zekerheid tellen wij vanaf de datum van het papier.',
    action: 'Beantwoord de dagvaarding (assignation) schriftelijk',
    consequence: 'Er kan een vonnis bij verstek (default) komen.',
  },
  'ca.claim.qc-small': {
    says: 'Bij een kleine zaak in Québec hebt u 20 dagen vanaf het bericht om te zeggen wat u kiest. Voor de zekerheid tellen wij vanaf de datum ervan.',
    action: 'Zeg de rechter voor kleine zaken wat u kiest: betalen, schikken of betwisten',
    consequence: 'De rechter kan zonder u beslissen.',
  },
  'ca.claim.on-limit': {
    says: 'Sinds oktober 2025 behandelt de Small Claims Court van Ontario eisen tot $50.000.',
  },
  'ca.claim.bc-crt': {
    says: 'In British Columbia gaan de meeste eisen tot $5.000 naar het Civil Resolution Tribunal, dat online is.',
  },
  'ca.claim.on-plan': {
    says: 'In Ontario kunt u in het verweerformulier de schuld erkennen en een betaalplan voorstellen. Het geldt, tenzij ze binnen 20 dagen bezwaar maken.',
  },
  'ca.claim.bc-dispute-notice': {
    says: 'Stuur uw antwoord (Dispute Response) online vóór de dag op het bericht, meestal binnen 14 dagen. Anders kan het tribunaal u laten betalen zonder u te horen.',
  },
}
