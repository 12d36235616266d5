/** What can still be done when the time in a paper about a home, a job or a coming court case is over: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_HOME_AND_WORK_NL: Words = {
  'it.too-late.eviction-want': {
    says: 'Uw verhuurder riep u op voor een zitting om te vertrekken (sfratto). De dag is voorbij, dus de rechter kan het hebben bevestigd.',
  },
  'it.too-late.eviction-rights': {
    says: 'U kunt vragen wat is beslist, blijven tot de dag van de deurwaarder, soms laat verzet doen, en met een laag inkomen een gratis advocaat krijgen.',
  },
  'it.too-late.eviction-reality': {
    says: 'Niemand kan u van de ene op de andere dag op straat zetten. De rechter bepaalt een dag, en een deurwaarder moet die minstens tien dagen vooraf melden.',
  },
  'it.too-late.eviction-step': {
    says: 'Bel vandaag de rechtbank. Vraag of de ontruiming is bevestigd, voor welke dag, of dat er een nieuwe zitting is. Ga dan naar de gemeente en een huurdersbond.',
  },
  'it.too-late.eviction-right': {
    says: 'Wist u waarschijnlijk niet van de zitting, of kon u buiten uw schuld niet komen? Dan moet de rechter u opnieuw laten oproepen vóór de bevestiging.',
  },
  'it.too-late.eviction-option': {
    says: 'Bevestigd zonder u? Toon dat een foute betekening, of iets buiten uw macht, u belette het te weten of te komen.',
    title: 'Laat verzet doen',
    cost: 'Een advocaat. Rechtshulp kan betalen.',
    time: 'Hooguit tien dagen zodra de ontruiming begint. Tel vanaf het eerste papier van de deurwaarder.',
    risk: 'Het stopt de ontruiming alleen als de rechter dat zegt.',
    bestFor: 'Het papier kwam nooit aan, of u lag in het ziekenhuis.',
  },
  'it.too-late.rent-step': {
    says: 'Bent u huur schuldig? Betaal nu wat u kunt, ook al is de dag voorbij. Komt er een zaak, dan kunt u op de zitting alles betalen of tot 90 dagen vragen.',
  },
  'it.too-late.notice-step': {
    says: 'Bent u er na die dag nog? Alleen een rechter kan u laten vertrekken. Blijf elke maand per bank betalen en vraag advies voordat u tekent of sleutels teruggeeft.',
  },
  'it.too-late.job-rights': {
    says: 'U kunt nog vijf jaar loon, opzeggeld, vakantie en TFR vragen, en kijken of een uitkering (NASpI) nog kan.',
  },
  'it.too-late.job-reality': {
    says: 'Geteld vanaf de brief lijken de 60 dagen om te betwisten voorbij. Ze lopen vanaf ontvangst. Wie te ziek was om hem te begrijpen, heeft 240 dagen.',
  },
  'it.too-late.job-step': {
    says: 'Wanneer kwam hij aan? Onder 60 dagen: stuur vandaag de betwisting aangetekend of per PEC. Langer? Ga deze week naar een vakbond: onbetaald loon houdt langer stand.',
  },
  'it.too-late.job-benefit': {
    says: 'Nog geen NASpI? Vraag vandaag een patronato. De 68 dagen lopen vanaf het einde van het werk; ziekte, zwangerschap of opzeggeld kunnen het begin verschuiven.',
  },
  'it.too-late.job-option': {
    says: 'Vraag schriftelijk loon, opzeggeld, vakantie, 13e maand en TFR. Een vakbond rekent het uit en gaat mee naar de arbeidsdienst.',
    title: 'Het open geld vragen',
    cost: 'Gratis of weinig met een vakbond.',
    time: 'Vijf jaar, meestal vanaf het einde van het werk.',
    risk: 'Dat het ontslag oneerlijk was, kan meestal niet meer.',
    bestFor: 'De laatste loonstrook ontbreekt of is te laag.',
  },
  'it.too-late.charge-want': {
    says: 'Deze brief verweet u een fout en vroeg uw kant. De dagen daarvoor lijken voorbij, dus een straf kan volgen.',
  },
  'it.too-late.charge-step': {
    says: 'Nog geen straf? Geef vandaag schriftelijk uw kant en vraag gehoord te worden. Vóór de straf moet de werkgever u nog horen. Let daarna op uw post.',
  },
  'it.too-late.demand-step': {
    says: 'Antwoord vandaag, ook al is de dag voorbij: vraag bewijs, zeg wat niet klopt of bied een plan. Haal elke aangetekende brief op: een betalingsbevel geeft maar 40 dagen.',
  },
}
