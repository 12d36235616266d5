/** The Dutch words of the rows in ../deposit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_NL: Words = {
  'ca.deposit.want': {
    says: 'De verhuurder wil uw borg houden. Zoek elk bedrag en de reden ervan.',
  },
  'ca.deposit.reality': {
    says: 'De verhuurder moet de schade bewijzen. Normale slijtage is geen schade.',
  },
  'ca.deposit.bc': {
    says: 'In British Columbia heeft de verhuurder 15 dagen om de borg terug te geven of te vragen hem te houden. Ze lopen vanaf het einde van de huur of vanaf uw nieuwe adres op papier, als dat later is. Daarna kunt u het dubbele eisen.',
  },
  'ca.deposit.on': {
    says: 'In Ontario mag een verhuurder alleen een huurborg (rent deposit) houden, voor uw laatste maand. Een borg voor schade is tegen de wet. Vraag die terug.',
  },
  'ca.deposit.qc': {
    says: 'In Québec mag een verhuurder geen borg vragen. U kunt die terugvragen bij het huurtribunaal (Tribunal administratif du logement).',
  },
  'ca.deposit.right-proof': {
    says: 'U kunt vragen om een lijst, rekeningen en foto’s, en om de verslagen van toen u erin ging en eruit ging.',
  },
  'ca.deposit.right-tribunal': {
    says: 'Het huurkantoor of huurtribunaal van uw provincie kan bevelen de borg terug te geven. Het kost weinig, en u hebt geen advocaat nodig.',
  },
  'ca.deposit.step': {
    says: 'Geef uw nieuwe adres op papier, zeg dat u het niet eens bent, en vraag de borg terug uiterlijk op een vaste dag.',
  },
  'ca.deposit.ab': {
    says: 'In Alberta heeft de verhuurder 10 dagen om de borg terug te geven of een afrekening te sturen. Zonder beide inspectierapporten mag hij niets houden voor schade. De RTDRS beslist.',
  },
}
