/** A call to jury service in Scotland: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const JURY_SERVICE_SCOTLAND_NL: Words = {
  'gb.juror.scotland-chance': {
    says: 'De rechtbank kiest namen door loting uit de kiezerslijst. Velen worden opgeroepen, en 15 zitten in een strafzaak.',
  },
  'gb.juror.scotland-step': {
    says: 'Antwoord meteen op de oproep (jury citation), op de site van de rechtbank of per telefoon. Antwoord ook als u vrijstelling wilt.',
  },
  'gb.juror.scotland-step-work': {
    says: 'Laat de oproep op uw werk zien. Loopt uw loon niet door, laat dan het formulier voor verloren loon invullen.',
  },
  'gb.juror.scotland-right-excused': {
    says: 'U wordt vrijgesteld als u het op tijd vraagt en 71 of ouder bent, of in de laatste vijf jaar jurylid was. Kwam u wel maar werd u niet gekozen, dan is het twee jaar.',
  },
  'gb.juror.scotland-right-reasons': {
    says: 'De rechtbank kan u om een goede reden vrijstellen, zoals ziekte, zorg of een geboekte vakantie. Stuur bewijs.',
  },
  'gb.juror.scotland-right-pay': {
    says: 'U kunt verloren loon en opvang vragen tot een grens per dag, en de reis. De rechtbank zegt u de bedragen.',
  },
  'gb.juror.scotland-right-job': {
    says: 'Uw werkgever mag u om de juryplicht niet straffen of ontslaan.',
  },
  'gb.juror.scotland-warning': {
    says: 'Blijf niet weg zonder antwoord. De rechtbank kan u tot £1,000 boete geven.',
  },
  'gb.juror.scotland-option-serve': {
    says: 'Antwoord dat u kunt komen. Luister de avond ervoor naar de lijn voor juryleden, want plannen veranderen vaak.',
    title: 'Zeggen dat u komt',
    cost: 'Niets. Een deel van het verloren loon komt misschien niet terug.',
    time: 'Vaak enkele dagen.',
    risk: 'Een zaak kan langer duren.',
    bestFor: 'De dagen komen u uit.',
  },
  'gb.juror.scotland-option-excuse': {
    says: 'Vraag het op de site van de rechtbank aan, met uw reden en bewijs.',
    title: 'Vrijstelling vragen',
    cost: 'Niets.',
    time: 'Eén antwoord nu, enkele dagen tot de beslissing.',
    risk: 'Bij een nee moet u komen.',
    bestFor: 'U bent 71 of ouder, diende kort geleden, bent ziek of kunt iemand niet alleen laten.',
  },
}
