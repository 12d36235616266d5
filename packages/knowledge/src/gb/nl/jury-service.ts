/** Een oproep als jurylid: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const JURY_SERVICE_NL: Words = {
  'gb.juror.chance': {
    says: 'Het bureau van de rechtbanken kiest namen door loting uit de kiezerslijst. Iedereen van 18 tot 75 kan worden opgeroepen.',
  },
  'gb.juror.how-long': {
    says: 'De meeste mensen dienen ongeveer tien werkdagen. U hoeft niets van het recht te weten.',
  },
  'gb.juror.step-reply': {
    says: 'Antwoord binnen zeven dagen na ontvangst, online of per post. Antwoord ook als u een andere datum of vrijstelling wilt.',
  },
  'gb.juror.step-dates': {
    says: 'Past de datum niet, zeg waarom en welke dagen in de komende 12 maanden niet kunnen. Stuur bewijs, zoals een boeking of een briefje van de dokter.',
  },
  'gb.juror.step-work': {
    says: 'Laat de oproep (summons) op uw werk zien en vraag of uw loon doorloopt. Zo niet, dan vullen zij een formulier in voor de rechtbank.',
  },
  'gb.juror.right-pay': {
    says: 'U kunt verloren loon en opvang vragen: tot £64.95 per dag, of £32.47 bij vier uur of minder. Na tien dagen is het tot £129.91. Reis en eten komen erbij.',
  },
  'gb.juror.right-excused': {
    says: 'U moet worden vrijgesteld als u in de laatste twee jaar jurylid was. Ook ziekte, zorg voor iemand of te weinig Engels kunnen goede redenen zijn.',
  },
  'gb.juror.right-second-look': {
    says: 'Zeggen zij nee tegen een andere datum of vrijstelling, dan kunt u de rechter vragen ernaar te kijken.',
  },
  'gb.juror.benefits': {
    says: 'Uitkeringen lopen de eerste acht weken door. Laat de oproep meteen zien aan wie uw uitkering betaalt.',
  },
  'gb.juror.warning-barred': {
    says: 'Sommige mensen mogen niet dienen: wie op borgtocht vrij is, vastzit of in de laatste tien jaar bepaalde straffen had. Zeg het in het antwoord, anders is het strafbaar.',
  },
  'gb.juror.warning-silence': {
    says: 'Zoek tijdens de dienst niets op over de zaak en vertel niemand wat de jury zegt. Beide zijn strafbaar.',
  },
  'gb.juror.option-serve': {
    says: 'Antwoord dat u kunt komen, en vraag de formulieren voor verloren loon en reis.',
    title: 'Zeggen dat u komt',
    cost: 'Niets. Een deel van het verloren loon komt misschien niet terug.',
    time: 'Ongeveer tien werkdagen.',
    risk: 'Weinig zaken duren langer. U kunt zeggen als u niet zo lang kunt blijven.',
    bestFor: 'De dagen komen u uit.',
  },
  'gb.juror.option-later': {
    says: 'Geef de reden en de dagen die niet kunnen. Zij kiezen dan een andere datum binnen 12 maanden.',
    title: 'Een andere datum vragen',
    cost: 'Niets.',
    time: 'Eén antwoord nu.',
    risk: 'In de regel kan dat maar één keer.',
    bestFor: 'Een geboekte vakantie, een examen, een operatie of druk werk.',
  },
  'gb.juror.option-excuse': {
    says: 'Zeg in het antwoord waarom u nu en in de komende 12 maanden niet kunt dienen, met bewijs.',
    title: 'Vrijstelling vragen',
    cost: 'Niets.',
    time: 'Eén antwoord nu, enkele dagen tot de beslissing.',
    risk: 'Bij een nee moet u komen, tenzij de rechter anders beslist.',
    bestFor: 'U bent erg ziek, zorgt de hele dag voor iemand of diende kort geleden.',
  },
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
