/** A call to jury service in England and Wales: answering it, another date, being excused, and lost pay. The words in Dutch. */
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
}
