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
  'gb.job.talks-want': {
    says: 'Uw werkgever schrijft dat uw baan kan verdwijnen. Er is niets besloten, en hij moet eerst met u praten.',
  },
  'gb.job.talks-rights': {
    says: 'U kunt zeggen wat u van het plan vindt, vragen hoe mensen worden gekozen en om een andere baan daar vragen.',
  },
  'gb.job.talks-reality': {
    says: 'Wat u in deze gesprekken zegt, kan de uitkomst veranderen. Een rechter kan later vragen of ze echt waren.',
  },
  'gb.job.talks-step-meeting': {
    says: 'Ga naar elk gesprek, met een collega of uw vakbond als dat mag. Schrijf op wat er wordt gezegd.',
  },
  'gb.job.talks-step-ask': {
    says: 'Vraag schriftelijk wie er nog in de groep zit, met welke punten wordt gescoord en welke banen open zijn.',
  },
  'gb.job.talks-step-ideas': {
    says: 'Antwoord schriftelijk voor de genoemde dag. Zeg wat oneerlijk is en hoe banen gered kunnen worden, zoals met minder uren.',
  },
  'gb.job.talks-option': {
    says: 'Vraag naar de redenen, de groep en de punten, en doe zelf voorstellen.',
    title: 'Meedoen aan de gesprekken',
    cost: 'Niets.',
    time: 'Enkele weken.',
    risk: 'Laag. Het betekent niet dat u akkoord gaat.',
    bestFor: 'Er is nog niets besloten.',
  },
}
