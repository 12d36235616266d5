/** The Dutch words of Ireland: court judgment. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_NL: Words = {
  'ie.judged.want': { says: 'Een rechter heeft beslist, of ambtenaren zijn begonnen te innen.' },
  'ie.judged.reality': {
    says: 'Dit is ernstig, maar u hebt nog keuzes. U kunt betaling in delen aanbieden, en een rechter bekijkt dat met uw middelen.',
  },
  'ie.judged.who': {
    says: 'Alleen een gerechtsdeurwaarder (sheriff) of griffier van het graafschap (county registrar) kan spullen in beslag nemen. Een incassobureau niet.',
  },
  'ie.judged.rights': {
    says: 'U kunt vragen in delen te betalen. Basisspullen om te leven en gereedschap voor uw werk zijn tot een bedrag beschermd.',
  },
  'ie.judged.not-all': {
    says: 'U kunt niet naar de gevangenis omdat u niet kunt betalen. Een rechter moet eerst zien dat u kunt betalen en weigert.',
  },
  'ie.judged.right-instalment': {
    says: 'De rechter bekijkt uw middelen voordat hij betaling in delen beveelt (instalment order). U kunt later vragen het te veranderen.',
  },
  'ie.judged.right-setaside': {
    says: 'Kreeg u de eis nooit, of hebt u een goed verweer? Dan kunt u de rechter vragen het vonnis op te heffen (set aside).',
  },
  'ie.judged.right-wages': { says: 'Een gewone schuldeiser kan geen beslag op uw loon leggen.' },
  'ie.judged.step-call': {
    says: 'Bel het kantoor van de rechtbank met het zaaknummer (record number). Vraag wat er bevolen is en wanneer.',
  },
  'ie.judged.step-mabs': {
    says: 'Bel MABS op 0818 07 2000 en vul een overzicht van uw middelen in (statement of means).',
  },
  'ie.judged.step-offer': {
    says: 'Bied de schuldeiser schriftelijk betaling in delen aan. Ga naar elke zitting over uw middelen.',
  },
  'ie.judged.step-options': {
    says: 'Kunt u helemaal niet betalen? Vraag naar een Debt Relief Notice of een faillissement (bankruptcy).',
  },
  'ie.judged.opt-instalments': {
    says: 'Bied een bedrag aan dat u kunt volhouden en laat uw budget zien.',
    title: 'In delen betalen',
    cost: 'Het bedrag dat u aanbiedt.',
    time: 'Dagen tot weken.',
    risk: 'Stopt u, dan kunnen ze terug naar de rechter.',
    bestFor: 'U bent het schuldig en hebt wat inkomen.',
  },
  'ie.judged.opt-setaside': {
    says: 'Leg uit waarom u niet antwoordde en wat uw verweer is. Voor een beroep is de tijd kort.',
    title: 'Vragen het op te heffen, of in beroep gaan',
    cost: 'Er kunnen kosten zijn.',
    time: 'Doe het binnen dagen.',
    risk: 'De rechter kan weigeren.',
    bestFor: 'U kreeg de papieren nooit, of u hebt een goed verweer.',
  },
  'ie.judged.opt-insolvency': {
    says: 'Een Debt Relief Notice, een regeling of een faillissement van één jaar kan de meeste schulden beëindigen.',
    title: 'Oplossingen bij te veel schulden',
    cost: 'Vraag MABS naar de kosten.',
    time: 'Maanden.',
    risk: 'Het staat in een openbaar register.',
    bestFor: 'U kunt niet betalen.',
  },
  'ie.judged.warn-home': {
    says: 'Een vonnis kan als hypotheek op uw woning gezet worden (judgment mortgage). Vraag advies voordat dat gebeurt.',
  },
  'ie.judged.right-no-prison': {
    says: 'U kunt niet naar de gevangenis omdat u geen geld hebt. Een rechter moet zeker zijn dat u kon betalen en niet wilde, en u kunt rechtshulp krijgen (legal aid).',
  },
  'ie.judged.right-judgment-mortgage': {
    says: 'Een judgment mortgage koppelt de schuld aan uw deel van het huis. Er wordt niets verkocht. Voor verkoop moet de schuldeiser opnieuw naar de rechter, die kan weigeren of wachten.',
  },
}
