/** What to do about a dismissal or a redundancy: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_STEPS_NL: Words = {
  'gb.job.step-appeal': {
    says: 'Maak schriftelijk bezwaar vóór de datum in de brief. Schrijf wat er niet klopt: de feiten, de stappen, of hoe anderen zijn behandeld.',
  },
  'gb.job.step-dates': {
    says: 'Schrijf de dag op waarop uw baan stopt. De tijd voor een zaak loopt vanaf die dag: zes maanden als de baan op of na 1 oktober 2026 stopte.',
  },
  'gb.job.step-papers': {
    says: 'Verzamel uw contract, loonstroken, brieven, berichten en notities van gesprekken. Doe dit voordat u er niet meer bij kunt.',
  },
  'gb.job.step-help': { says: 'Bel deze week Acas, uw vakbond of Citizens Advice. Het is gratis.' },
  'gb.job.step-sign': {
    says: 'Teken nog geen vaststellingsovereenkomst (settlement agreement). Die geldt alleen als een onafhankelijke adviseur u erover adviseerde.',
  },
  'gb.job.step-ni': {
    says: 'Bel nu de Labour Relations Agency. Voor de meeste zaken hebt u drie maanden.',
  },
  'gb.job.appeal-over-step': {
    says: 'Het beroep bij de werkgever is klaar. Neem vandaag contact op met Acas voor bemiddeling (early conciliation). Het is gratis en moet voor een zaak.',
  },
  'gb.job.appeal-over-clock': {
    says: 'De tijd voor een zaak loopt vanaf het einde van uw werk, niet vanaf dit antwoord. Een deel is al voorbij.',
  },
}
