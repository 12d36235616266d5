/** A letter about rent or the end of a tenancy that keeps money from the deposit: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_AT_THE_END_NL: Words = {
  'gb.deposit-end.right-scheme': {
    says: 'U kunt nee zeggen tegen elk bedrag. Dan beslist de borgregeling (deposit scheme), gratis. U betaalt niet voor gewone slijtage en niet voor nieuw in plaats van oud.',
  },
  'gb.deposit-end.right-protected': {
    says: 'De borg moest binnen 30 dagen in een regeling, met papieren die zeggen welke. Zo niet, dan kan een rechter u één tot drie keer de borg geven.',
  },
  'gb.deposit-end.right-fees': {
    says: 'Ze mogen geen vast bedrag vragen voor schoonmaak of uitchecken. Het huis hoeft alleen zo schoon te zijn als toen u kwam.',
  },
  'gb.deposit-end.right-scotland': {
    says: 'U kunt elk bedrag weigeren; dan beslist de regeling gratis. Zat de borg niet binnen 30 werkdagen in een regeling, dan kan het tribunaal tot drie keer de borg geven.',
  },
  'gb.deposit-end.right-ni': {
    says: 'U kunt elk bedrag weigeren; dan beslist de regeling gratis. Zat de borg niet binnen 28 dagen in een regeling, zeg het dan tegen de gemeente.',
  },
}
