/** Het sluiten van een rekening: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const ACCOUNT_CLOSING_NL: Words = {
  'gb.account-closing.no-blame': {
    says: 'Sluiten betekent niet dat u iets fout deed. Tot de genoemde dag kunt u de rekening meestal gewoon gebruiken.',
  },
  'gb.account-closing.step-list': {
    says: 'Noteer elke betaling: loon, uitkering, huur, rekeningen, abonnementen. Een nieuwe bank in de overstapdienst zet ze in zeven werkdagen over.',
  },
  'gb.account-closing.step-papers': {
    says: 'Bewaar nu uw afschriften, want ook online stopt. Zeg de bank waarheen de rest gaat.',
  },
  'gb.account-closing.right-money': {
    says: 'De bank moet u het tegoed uitbetalen. Sluiten mag u niets kosten.',
  },
  'gb.account-closing.right-at-once': {
    says: 'Korter mag alleen om ernstige redenen, zoals vermoeden van misdaad. Dan mag de bank soms niet zeggen waarom.',
  },
  'gb.account-closing.right-equal': {
    says: 'Een bank mag niet sluiten wegens afkomst, geloof, beperking of een andere beschermde reden.',
  },
  'gb.account-closing.insight-marker': {
    says: 'Weigeren andere banken ook, dan staat er misschien een fraudemelding (zoals Cifas) op uw naam.',
    actionable:
      'Vraag bank en Cifas gratis om een kopie van uw gegevens en laat fouten verbeteren.',
  },
  'gb.account-closing.option-move': {
    says: 'Open eerst de nieuwe rekening. Weigert een bank, vraag dan om een basic account.',
    title: 'Voor die dag naar een andere bank',
    cost: 'Niets.',
    time: 'Ongeveer twee weken in totaal.',
    risk: 'Begint u laat, dan kan een betaling zoekraken.',
    bestFor: 'Bijna iedereen, ook tijdens een klacht.',
  },
  'gb.account-closing.option-complain': {
    says: 'Vraag redenen, meer tijd en geld voor schade als de termijn te kort was.',
    title: 'Klagen over het sluiten',
    cost: 'Niets.',
    time: 'Eén brief nu.',
    risk: 'De rekening kan intussen sluiten.',
    bestFor: 'De termijn is kort, of u verliest geld.',
  },
}
