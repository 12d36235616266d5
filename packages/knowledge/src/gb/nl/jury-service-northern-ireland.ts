/** A call to jury service in Northern Ireland: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const JURY_SERVICE_NORTHERN_IRELAND_NL: Words = {
  'gb.juror.ni-step': {
    says: 'Een bericht met formulier (jury notice): stuur het binnen 14 dagen terug. Een oproep (jury summons): kom op de dag, of vraag meteen vrijstelling.',
  },
  'gb.juror.ni-step-work': {
    says: 'Laat de oproep op uw werk zien. Vraag of uw loon doorloopt, en neem het formulier voor verloren loon mee.',
  },
  'gb.juror.ni-right-excused': {
    says: 'Na een oproep kunt u om een goede reden met bewijs vrijstelling of een latere datum vragen. Boven de 70 wordt u vrijgesteld als u het vraagt.',
  },
  'gb.juror.ni-right-pay': {
    says: 'U kunt verloren loon vragen tot een grens per dag, en de reis.',
  },
  'gb.juror.ni-warning': {
    says: 'Wegblijven zonder goede reden, of een onwaar antwoord, kan tot £1,000 boete geven.',
  },
  'gb.juror.ni-option-excuse': {
    says: 'Schrijf het bureau voor juryleden met uw reden en bewijs zodra de oproep komt.',
    title: 'Vrijstelling vragen',
    cost: 'Niets.',
    time: 'Eén antwoord nu, enkele dagen tot de beslissing.',
    risk: 'Bij een nee moet u komen.',
    bestFor: 'U bent boven de 70, ziek of kunt iemand niet alleen laten.',
  },
  'gb.juror.ni-option-serve': {
    says: 'Kijk de avond ervoor per telefoon of online of u nodig bent.',
    title: 'Op de dag komen',
    cost: 'Niets. Een deel van het verloren loon komt misschien niet terug.',
    time: 'Enkele dagen of weken.',
    risk: 'Een zaak kan langer duren.',
    bestFor: 'De dagen komen u uit.',
  },
}
